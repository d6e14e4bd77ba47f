import{Tt as e,_ as t,g as n,p as r,ut as i,wt as a}from"./pressing-Dc3SBtIg.js";var o=2e3,s=[`waiting`,`sending`],c=class{#e=e();get sheet(){return i(this.#e)}set sheet(e){a(this.#e,e)}#t=Promise.resolve();async read(){this.sheet=await t(n.GET(`/api/notices`))}watch(){let e=setInterval(()=>{this.sheet?.letters.some(e=>s.includes(e.state))&&document.visibilityState===`visible`&&this.read().catch(()=>void 0)},o);return()=>clearInterval(e)}async wish(e){if(!this.sheet)return;let r={...this.sheet.wishes,...e};this.sheet={...this.sheet,wishes:r};let i=this.#t.then(()=>t(n.PUT(`/api/notices/wishes`,{body:r})));this.#t=i.catch(()=>this.read()),await i}async add(e){await t(n.POST(`/api/notices/channels`,{body:e})),await this.read()}async enable(e,r){await t(n.PATCH(`/api/notices/channels/{channel}`,{params:{path:{channel:e}},body:{enabled:r}})),await this.read()}async remove(e){await t(n.DELETE(`/api/notices/channels/{channel}`,{params:{path:{channel:e}}})),await this.read()}async confirm(e,r){let i={path:{channel:e}};await t(n.POST(`/api/notices/channels/{channel}/confirm`,{params:i,body:{code:r}})),await this.read()}async test(e){e===void 0?await t(n.POST(`/api/notices/page/test`)):await t(n.POST(`/api/notices/channels/{channel}/test`,{params:{path:{channel:e}}})),await this.read()}async mute(e,r){let i={path:{id:e}};await t(n.PUT(`/api/notices/tables/{id}/muted`,{params:i,body:{muted:r}})),await this.read()}},l=`notices-about = When a table begins to wait for you, the house can tell you: here, in your browser, in a chat, by e-mail. Once each time, and not while you are looking at the table.
notices-sign-in = Notices are for somebody: take a seat first, or sign in.

notices-here = On this device
notices-page = On open pages of the house
notices-page-about = A line at the edge of the page, and a mark in its tab.
notices-popups = Also as a message of this browser
notices-popups-about = While a page of the house is open in the background.
notices-popups-ask = Allow messages
notices-popups-allowed = This browser shows messages of the house.
notices-popups-denied = This browser does not allow messages of the house. You can change that in its settings for this page.
notices-push = When the browser is closed, too
notices-push-about = Your browser's maker passes the message on; nobody but this browser can read it.
notices-push-none = This browser has no push messages, or the house is not reached over a secure address.
notices-push-on = Switch on for this browser
notices-push-off = Switch off for this browser
notices-push-name = This browser
notices-try-page = Try it

notices-elsewhere = Elsewhere
notices-none-elsewhere = Nothing yet. Add a chat or an e-mail address.
notices-add = Add
notices-kind = What
notices-kind-discord = Discord
notices-kind-slack = Slack
notices-kind-json = A program of your own
notices-kind-mail = E-mail
notices-kind-push = Browser
notices-kind-page = Page of the house
notices-address-hook = Address of the webhook
notices-address-mail = E-mail address
notices-help-discord = In Discord: settings of the channel, Integrations, Webhooks, New webhook, Copy address.
notices-help-slack = In Slack: an app with “Incoming Webhooks”; the address begins with https://hooks.slack.com/.
notices-help-json = The house sends JSON by POST to this address; the documentation describes it.
notices-help-mail = The house sends a number there first, so that nobody adds somebody else's address.
notices-name = What you call it
notices-name-about = Optional
notices-test = Try it
notices-test-of = Try { $name }
notices-remove-of = Remove { $name }
notices-tested = On its way. How it went is shown below.
notices-unconfirmed = Not confirmed yet
notices-code = The number in the letter
notices-confirm = Confirm
notices-confirmed = Confirmed. You will be told there from now on.
notices-trouble = Trouble

notices-when = When
notices-quiet = Quiet hours
notices-quiet-about = What comes meanwhile is told when they end, if it still matters.
notices-from = From
notices-to = To
notices-zone = Time zone
notices-digest = Several tables in one
notices-digest-0 = Each at once
notices-digest-900 = Gathered for a quarter of an hour
notices-digest-3600 = Gathered for an hour
notices-digest-14400 = Gathered for four hours
notices-digest-86400 = Once a day
notices-kept = Kept.

notices-muted = Tables you hear nothing of
notices-unmute = Hear of it again
notices-unmute-of = Hear of { $name } again
notices-mute-this = No notices of this table

notices-letters = The last notices
notices-no-letters = None so far.
notices-state-waiting = Waiting
notices-state-sending = On its way
notices-state-sent = Arrived
notices-state-failed = Failed
notices-state-moot = Not needed any more
notices-attempts = { $attempts } attempts
`,u={en:async()=>[l],de:async()=>[(await r(async()=>{let{default:e}=await import(`./de-D4wlGcW-.js`);return{default:e}},[])).default]};export{c as n,u as t};