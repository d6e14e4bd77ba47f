import{_t as e,l as t,o as n,rt as r,u as i,vt as a}from"./Icon-WEUdGGNY.js";var o=2e3,s=[`waiting`,`sending`],c=class{#e=a();get sheet(){return r(this.#e)}set sheet(t){e(this.#e,t)}#t=Promise.resolve();async read(){this.sheet=await i(t.GET(`/api/notices`))}watch(){let e=setInterval(()=>{this.sheet?.letters.some(e=>s.includes(e.state))&&document.visibilityState===`visible`&&this.read().catch(()=>void 0)},o);return()=>clearInterval(e)}async wish(e){if(!this.sheet)return;let n={...this.sheet.wishes,...e};this.sheet={...this.sheet,wishes:n};let r=this.#t.then(()=>i(t.PUT(`/api/notices/wishes`,{body:n})));this.#t=r.catch(()=>this.read()),await r}async add(e){await i(t.POST(`/api/notices/channels`,{body:e})),await this.read()}async enable(e,n){await i(t.PATCH(`/api/notices/channels/{channel}`,{params:{path:{channel:e}},body:{enabled:n}})),await this.read()}async remove(e){await i(t.DELETE(`/api/notices/channels/{channel}`,{params:{path:{channel:e}}})),await this.read()}async confirm(e,n){let r={path:{channel:e}};await i(t.POST(`/api/notices/channels/{channel}/confirm`,{params:r,body:{code:n}})),await this.read()}async test(e){e===void 0?await i(t.POST(`/api/notices/page/test`)):await i(t.POST(`/api/notices/channels/{channel}/test`,{params:{path:{channel:e}}})),await this.read()}async mute(e,n){let r={path:{id:e}};await i(t.PUT(`/api/notices/tables/{id}/muted`,{params:r,body:{muted:n}})),await this.read()}},l=`notices-about = When a table begins to wait for you, the house can tell you: here, in your browser, in a chat or by e-mail. You are told once each time, and not while you are looking at the table.
notices-sign-in = To get notices, take a seat first or sign in.

notices-here = On this device
notices-page = On open pages of the house
notices-page-about = A line at the edge of the page, and a mark in its tab.
notices-popups = Also as a message of this browser
notices-popups-about = While a page of the house is open in the background.
notices-popups-ask = Allow messages
notices-popups-allowed = This browser shows messages of the house.
notices-popups-denied = This browser does not allow messages of the house. You can change that in its settings for this page.
notices-push = When the browser is closed, too
notices-push-about = The maker of your browser passes the message on; only this browser can read it.
notices-push-none = This browser has no push messages, or the house is not reached over a secure address.
notices-push-on = Switch on for this browser
notices-push-off = Switch off for this browser
notices-push-name = This browser
notices-try-page = Try it

notices-elsewhere = Elsewhere
notices-none-elsewhere = Nothing yet. Add a chat or an e-mail address.
notices-add = Add
notices-kind = Where to
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
notices-tested = On its way. The result is shown below.
notices-unconfirmed = Not confirmed yet
notices-code = The number in the e-mail
notices-confirm = Confirm
notices-confirmed = Confirmed. From now on you get notices there.
notices-trouble = Problem

notices-when = When
notices-quiet = Quiet hours
notices-quiet-about = Notices that come during these hours are sent when they end, if they still matter.
notices-from = From
notices-to = To
notices-zone = Time zone
notices-digest = Several tables in one notice
notices-digest-0 = Each table at once
notices-digest-900 = Collected for a quarter of an hour
notices-digest-3600 = Collected for an hour
notices-digest-14400 = Collected for four hours
notices-digest-86400 = Once a day
notices-kept = Saved.

notices-muted = Tables without notices
notices-unmute = Get notices again
notices-unmute-of = Get notices of { $name } again
notices-mute-this = No notices of this table

notices-letters = The last notices
notices-no-letters = None so far.
notices-state-waiting = Waiting
notices-state-sending = On its way
notices-state-sent = Arrived
notices-state-failed = Failed
notices-state-moot = No longer needed
notices-attempts = { $attempts ->
    [one] 1 attempt
   *[other] { $attempts } attempts
}
`,u={en:async()=>[l],de:async()=>[(await n(async()=>{let{default:e}=await import(`./de-B-0Yvxyt.js`);return{default:e}},[])).default]};export{c as n,u as t};