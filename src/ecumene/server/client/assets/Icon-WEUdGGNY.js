var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible;function d(e){return typeof e==`function`}var f=()=>{};function p(e){return typeof e?.then==`function`}function m(e){for(var t=0;t<e.length;t++)e[t]()}function h(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function g(e,t,n=!1){return e===void 0?n?t():t:e}function _(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var v=1<<24,y=1024,b=2048,x=4096,S=8192,ee=16384,C=32768,te=1<<25,ne=65536,re=1<<18,ie=1<<19,ae=1<<20,oe=1<<25,se=1<<21,ce=1<<22,w=1<<23,T=Symbol(`$state`),le=Symbol(`component`),ue=Symbol(`legacy props`),de=Symbol(``),fe=Symbol(`attributes`),pe=Symbol(`class`),me=Symbol(`style`),he=Symbol(`text`),ge=Symbol(`form reset`),_e=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},ve=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),ye={},E=Symbol(`uninitialized`),be=`http://www.w3.org/1999/xhtml`,xe=`http://www.w3.org/2000/svg`;function Se(){console.warn(`https://svelte.dev/e/derived_inert`)}function Ce(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function we(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function Te(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var D=!1;function O(e){D=e}var k;function A(e){if(e===null)throw Ce(),ye;return k=e}function Ee(){return A(B(k))}function De(e){if(D){if(B(k)!==null)throw Ce(),ye;k=e}}function Oe(e=1){if(D){for(var t=e,n=k;t--;)n=B(n);k=n}}function ke(e=!0){for(var t=0,n=k;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=B(n);e&&n.remove(),n=i}}function Ae(e){if(!e||e.nodeType!==8)throw Ce(),ye;return e.data}function je(e){return e===this.v}function Me(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Ne(e){return!Me(e,this.v)}function Pe(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Fe(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Ie(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Le(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Re(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function ze(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function Be(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function Ve(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function He(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function Ue(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function We(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Ge(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}function Ke(e){let t=e.p;for(;t!==null&&t.c===null;)t=t.p;return t?.c??null}function qe(e,t){return e===null&&Pe(t),e.c??=new Map(Ke(e)||void 0)}var j=null;function Je(e){j=e}function Ye(e){return qe(j,`getContext`).get(e)}function Xe(e,t){return qe(j,`setContext`).set(e,t),t}function Ze(e,t=!1,n){j={p:j,i:!1,c:null,e:null,s:e,x:null,r:q,l:null}}function Qe(e){var t=j,n=t.e;if(n!==null){t.e=null;for(var r of n)En(r)}return e!==void 0&&(t.x=e),t.i=!0,j=t.p,$e(e)}function $e(e={}){return i(e,le,{value:!0}),e}function et(){return!0}var tt=[];function nt(){var e=tt;tt=[],m(e)}function M(e){if(tt.length===0&&!At){var t=tt;queueMicrotask(()=>{t===tt&&nt()})}tt.push(e)}function rt(){for(;tt.length>0;)nt()}var it=~(b|x|y);function N(e,t){e.f=e.f&it|t}function at(e){e.f&512||e.deps===null?N(e,y):N(e,x)}function ot(e,t){e.f&2048?t.set(e,b):e.f&4096&&t.get(e)!==2048&&t.set(e,x),N(e,y)}function st(e,t){if(t){let t=document.body;e.autofocus=!0,M(()=>{document.activeElement===t&&e.focus()})}}function ct(e){D&&z(e)!==null&&hn(e)}var lt=!1;function ut(){lt||(lt=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[ge]?.()})},{capture:!0}))}function dt(e){var t=W,n=q;K(null),Yn(null);try{return e()}finally{K(t),Yn(n)}}function ft(e,t,n,r=n){e.addEventListener(t,()=>dt(n));let i=e[ge];e[ge]=i?()=>{i(),r(!0)}:()=>r(!0),ut()}function pt(e,t,n,r){let i=et()?_t:xt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=q,c=mt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){bn(e,s)}ht()}}var d=gt();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>yt(e))).then(u).catch(e=>bn(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),ht())}):f()}function mt(){var e=q,t=W,n=j,r=P;return function(i=!0){Yn(e),K(t),Je(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function ht(e=!0){Yn(null),K(null),Je(null),e&&P?.deactivate()}function gt(){var e=q,t=e.b,n=P,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function _t(e){var t=2|b;return q!==null&&(q.f|=ie),{ctx:j,deps:null,effects:null,equals:je,f:t,fn:e,reactions:null,rv:0,v:E,wv:0,parent:q,ac:null}}var vt=Symbol(`obsolete`);function yt(e,t,n){let r=q;r===null&&Fe();var i=void 0,a=qt(E),o=!W,s=new Set;return An(()=>{var t=q,n=h();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==_e&&n.reject(e)}).finally(ht)}catch(e){n.reject(e),ht()}var c=P;if(o){if(t.f&32768)var l=gt();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(vt);else for(let e of s.values())e.reject(vt);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==vt&&(c.activate(),t?(a.f|=w,Zt(a,t)):(a.f&8388608&&(a.f^=w),Zt(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),wn(()=>{for(let e of s)e.reject(vt)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function bt(e){let t=_t(e);return Zn(t),t}function xt(e){let t=_t(e);return t.equals=Ne,t}function St(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)U(t[n])}}function Ct(e){var t,n=q,r=e.parent;if(!qn&&r!==null&&e.v!==E&&r.f&24576)return Se(),e.v;Yn(r);try{St(e),t=or(e)}finally{Yn(n)}return t}function wt(e){var t=Ct(e);!e.equals(t)&&(e.wv=rr(),(!P?.is_fork||e.deps===null)&&(P===null?e.v=t:(P.capture(e,t,!0),Ot?.capture(e,t,!0)),e.deps===null))?N(e,y):qn||(F===null?at(e):(Cn()||P?.is_fork)&&F.set(e,t))}function Tt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&dt(()=>{t.ac.abort(_e),t.ac=null}),t.fn!==null&&(t.teardown=f),lr(t,0),Ln(t))}function Et(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&ur(t)}var Dt=null,P=null,Ot=null,F=null,kt=null,At=!1,jt=!1,Mt=null,Nt=null,Pt=0,Ft=1,It=class e{id=Ft++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){Dt===null?Dt=this:(Dt.next=this,this.prev=Dt),Dt=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)N(r,b),t(r);for(r of n.m)N(r,x),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=y}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)N(e,t),this.schedule(e);this.apply();for(var t=Mt=[],n=[],r=Nt=[];this.#a.length>0;){Pt++>1e3&&(this.#b(),Rt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw Ut(e),this.#d()||this.discard(),t}}if(P=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Mt=null,Nt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Ht(e,t);r.length>0&&P.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),Ot=this,Bt(n),Bt(t),Ot=null,this.#i?.resolve();var o=P;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(Gt.clear(),o.#m())}}#h(e,t,n){e.f^=y;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=y:i&4?t.push(r):ir(r)&&(i&16&&this.add_dirty_reaction(r,x),ur(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),N(i,b),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),P=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)ot(e[t],this.#s)}capture(e,t,n=!1){e.v!==E&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),F?.set(e,t)),this.is_fork||(e.v=t)}activate(){P=this}deactivate(){P=null,F=null}flush(){try{jt=!0,P=this,this.#m()}finally{Pt=0,kt=null,Mt=null,Nt=null,jt=!1,P=null,F=null,Gt.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(vt);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,M(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=h()).promise}static ensure(){if(P===null){let t=P=new e;!jt&&!At&&M(()=>{t.started||t.flush()})}return P}apply(){F=null}schedule(e){kt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?Dt=e:t.prev=e,this.linked=!1}}};function Lt(e){var t=At,n=Ot;Ot=null,At=!0;try{var r;for(e&&(Lt(),r=e());;){if(rt(),P===null)return r;P.flush()}}finally{At=t,Ot=n}}function Rt(){try{Be()}catch(e){bn(e,kt)}}var zt=null;function Bt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&ir(r)&&(zt=new Set,ur(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Bn(r),zt?.size>0)){Gt.clear();for(let e of zt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)zt.has(n)&&(zt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||ur(n)}}zt.clear()}}zt=null}}function Vt(e){P.schedule(e)}function Ht(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),N(e,y);for(var n=e.first;n!==null;)Ht(n,t),n=n.next}}function Ut(e){N(e,y);for(var t=e.first;t!==null;)Ut(t),t=t.next}var Wt=new Set,Gt=new Map,Kt=!1;function qt(e,t){return{f:0,v:e,reactions:null,equals:je,rv:0,wv:0}}function I(e,t){let n=qt(e,t);return Zn(n),n}function Jt(e,t=!1,n=!0){let r=qt(e);return t||(r.equals=Ne),r}function L(e,t,n=!1){return W!==null&&(!G||W.f&131072)&&et()&&W.f&4325394&&(Xn===null||!Xn.has(e))&&We(),Zt(e,n?tn(t):t,Nt)}var Yt=null,Xt=0;function Zt(e,t,n=null){if(!e.equals(t)){qn?Gt.set(e,t):Gt.has(e)||Gt.set(e,e.v);var r=It.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&Ct(t),F===null&&at(t)}e.wv=rr(),Yt=null,Xt=0,en(e,b,n),Yt=null,et()&&q!==null&&q.f&1024&&!(q.f&96)&&(X===null?Qn([e]):X.push(e)),!r.is_fork&&Wt.size>0&&!Kt&&Qt()}return t}function Qt(){Kt=!1;for(let e of Wt){e.f&1024&&N(e,x);let t;try{t=ir(e)}catch{t=!0}t&&ur(e)}Wt.clear()}function $t(e){L(e,e.v+1)}function en(e,t,n){var r=e.reactions;if(r!==null){var i=et(),a=r.length;if(Xt+=a,Xt>1e5&&Yt===null&&(Yt=new Set),Yt!==null){if(Yt.has(e))return;Yt.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==q){var l=(c&b)===0;if(l&&N(s,t),c&131072)Wt.add(s);else if(c&2){var u=s;F?.delete(u),en(u,x,n)}else if(l){var d=s;c&16&&zt!==null&&zt.add(d),n===null?Vt(d):n.push(d)}}}}}function tn(t){if(typeof t!=`object`||!t||T in t||le in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=I(0),u=null,d=tr,f=e=>{if(tr===d)return e();var t=W,n=tr;K(null),nr(d);var r=e();return K(t),nr(n),r};return i&&r.set(`length`,I(t.length,u)),new Proxy(t,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||He();var i=r.get(t);return i===void 0?f(()=>{var e=I(n.value,u);return r.set(t,e),e}):L(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>I(E,u));r.set(t,e),$t(o)}}else L(n,E),$t(o);return!0},get(e,n,i){if(n===T)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>I(tn(s?e[n]:E),u)),r.set(n,o)),o!==void 0){var c=Z(o);return c===E?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=Z(i);if(a===E)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===T)return!0;var n=r.get(t),i=n!==void 0&&n.v!==E||Reflect.has(e,t);return(n!==void 0||(q!==null||W!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>I(i?tn(e[t]):E,u)),r.set(t,n)),Z(n)===E)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>I(E,u)),r.set(d+``,p)):L(p,E)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>I(void 0,u)),L(c,tn(n)),r.set(t,c));else{l=c.v!==E;var m=f(()=>tn(n));L(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&L(g,_+1)}$t(o)}return!0},ownKeys(e){Z(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==E});for(var[n,i]of r)i.v!==E&&!(n in e)&&t.push(n);return t},setPrototypeOf(){Ue()}})}function nn(e){try{if(typeof e==`object`&&e&&T in e)return e[T]}catch{}return e}function rn(e,t){return Object.is(nn(e),nn(t))}var an,on,sn,cn,ln;function un(){if(an===void 0){an=window,on=document,sn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;cn=a(t,`firstChild`).get,ln=a(t,`nextSibling`).get,u(e)&&(e[pe]=void 0,e[fe]=null,e[me]=void 0,e.__e=void 0),u(n)&&(n[he]=void 0)}}function R(e=``){return document.createTextNode(e)}function z(e){return cn.call(e)}function B(e){return ln.call(e)}function dn(e,t){if(!D)return z(e);var n=z(k);if(n===null)n=k.appendChild(R());else if(t&&n.nodeType!==3){var r=R();return n?.before(r),A(r),r}return t&&vn(n),A(n),n}function fn(e,t=!1){if(!D){var n=z(e);return n instanceof Comment&&n.data===``?B(n):n}if(t){if(k?.nodeType!==3){var r=R();return k?.before(r),A(r),r}vn(k)}return k}function pn(e,t=!1){if(!D)return z(e);var n=dn(e,t);return De(e),n}function mn(e,t=1,n=!1){let r=D?k:e;for(var i;t--;)i=r,r=B(r);if(!D)return r;if(n){if(r?.nodeType!==3){var a=R();return r===null?i?.after(a):r.before(a),A(a),a}vn(r)}return A(r),r}function hn(e){e.textContent=``}function gn(){return!1}function _n(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function vn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function yn(e){var t=q;if(t===null)return W.f|=w,e;if(!(t.f&32768)&&!(t.f&4))throw e;bn(e,t)}function bn(e,t){if(e===ye)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function xn(e){q===null&&(W===null&&ze(e),Re()),qn&&Le(e)}function Sn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function V(e,t){var n=q;n!==null&&n.f&8192&&(e|=S);var r={ctx:j,deps:null,nodes:null,f:e|b|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};P?.register_created_effect(r);var i=r;if(e&4)Mt===null?It.ensure().schedule(r):Mt.push(r);else if(t!==null){try{ur(r)}catch(e){throw U(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=ne))}if(i!==null&&(i.parent=n,n!==null&&Sn(i,n),W!==null&&W.f&2&&!(e&64))){var a=W;(a.effects??=[]).push(i)}return r}function Cn(){return W!==null&&!G}function wn(e){let t=V(8,null);return N(t,y),t.teardown=e,t}function Tn(e){xn(`$effect`);var t=q.f;if(!W&&t&32&&j!==null&&!j.i){var n=j;(n.e??=[]).push(e)}else return En(e)}function En(e){return V(4|ae,e)}function Dn(e){return xn(`$effect.pre`),V(8|ae,e)}function On(e){It.ensure();let t=V(64|ie,e);return(e={})=>new Promise(n=>{e.outro?Vn(t,()=>{U(t),n(void 0)}):(U(t),n(void 0))})}function kn(e){return V(4,e)}function An(e){return V(ce|ie,e)}function jn(e,t=0){return V(8|t,e)}function Mn(e,t=[],n=[],r=[]){pt(r,t,n,t=>{V(8,()=>{e(...t.map(Z))})})}function Nn(e,t=[],n=[],r=[]){pt(r,t,n,t=>{V(4,()=>e(...t.map(Z)))})}function Pn(e,t=0){return V(16|t,e)}function Fn(e,t=0){return V(v|t,e)}function H(e){return V(32|ie,e)}function In(e){var t=e.teardown;if(t!==null){let n=qn,r=W;Jn(!0),K(null);try{t.call(null)}catch(t){bn(t,e.parent)}finally{Jn(n),K(r)}}}function Ln(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&dt(()=>{e.abort(_e)});var r=n.next;n.f&64?n.parent=null:U(n,t),n=r}}function Rn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||U(t),t=n}}function U(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(zn(e.nodes.start,e.nodes.end),n=!0),e.f|=te,Ln(e,t&&!n),lr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();In(e),e.f^=te,e.f|=ee;var i=e.parent;i!==null&&i.first!==null&&Bn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function zn(e,t){for(;e!==null;){var n=e===t?null:B(e);e.remove(),e=n}}function Bn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Vn(e,t,n=!0){var r=[];e.f|=256,Hn(e,r,!0);var i=()=>{n&&U(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Hn(e,t,n){if(!(e.f&8192)){e.f^=S;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);Hn(i,t,o?n:!1)}i=a}}}function Un(e){e.f&=-257,Wn(e,!0)}function Wn(e,t){if(!(e.f&256)&&e.f&8192){e.f^=S,e.f&1024||(N(e,b),It.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);Wn(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function Gn(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:B(n);t.append(n),n=i}}var Kn=null,qn=!1;function Jn(e){qn=e}var W=null,G=!1;function K(e){W=e}var q=null;function Yn(e){q=e}var Xn=null;function Zn(e){W!==null&&(W.f&2097152||W.f&2)&&(Xn??=new Set).add(e)}var J=null,Y=0,X=null;function Qn(e){X=e}var $n=1,er=0,tr=er;function nr(e){tr=e}function rr(){return++$n}function ir(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(ir(a)&&wt(a),a.wv>e.wv)return!0}t&512&&F===null&&N(e,y)}return!1}function ar(e,t,n=!0){var r=e.reactions;if(r!==null&&!(Xn!==null&&Xn.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?ar(a,t,!1):t===a&&(n?N(a,b):a.f&1024&&N(a,x),Vt(a))}}function or(e){var t=J,n=Y,r=X,i=W,a=Xn,o=j,s=G,c=tr,l=e.f;J=null,Y=0,X=null,W=l&96?null:e,Xn=null,Je(e.ctx),G=!1,tr=++er,e.ac!==null&&(dt(()=>{e.ac.abort(_e)}),e.ac=null);try{e.f|=se;var u=e.fn,d=u();e.f|=C;var f=sr(e);if(et()&&X!==null&&!G&&f!==null&&!(e.f&6146))for(var p=0;p<X.length;p++)ar(X[p],e);if(i!==null&&i!==e){if(er++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=er;if(t!==null)for(let e of t)e.rv=er;X!==null&&(r===null?r=X:r.push(...X))}return e.f&8388608&&(e.f^=w),d}catch(t){return sr(e),yn(t)}finally{e.f^=se,J=t,Y=n,X=r,W=i,Xn=a,Je(o),G=s,tr=c}}function sr(e){var t=e.deps,n=P?.is_fork;if(J!==null){var r;if(n||lr(e,Y),t!==null&&Y>0)for(t.length=Y+J.length,r=0;r<J.length;r++)t[Y+r]=J[r];else e.deps=t=J;if(Cn()&&e.f&512)for(r=Y;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&Y<t.length&&(lr(e,Y),t.length=Y);return t}function cr(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(J===null||!n.call(J,r))){var s=r;s.f&512&&(s.f^=512),s.v!==E&&at(s),s.ac!==null&&dt(()=>{s.ac.abort(_e),s.ac=null,N(s,b)}),Tt(s),lr(s,0)}}function lr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)cr(e,n[r])}function ur(e){var t=e.f;if(!(t&16384)){N(e,y);var n=q;q=e;try{t&16777232?Rn(e):Ln(e),In(e);var r=or(e);e.teardown=typeof r==`function`?r:null,e.wv=$n}finally{q=n}}}async function dr(){await Promise.resolve(),Lt()}function Z(e){var t=!!(e.f&2);if(Kn?.add(e),W!==null&&!G&&!(q!==null&&q.f&16384)&&(Xn===null||!Xn.has(e))){var r=W.deps;if(W.f&2097152)e.rv<er&&(e.rv=er,J===null&&r!==null&&r[Y]===e?Y++:J===null?J=[e]:J.push(e));else{W.deps??=[],n.call(W.deps,e)||W.deps.push(e);var i=e.reactions;i===null?e.reactions=[W]:n.call(i,W)||i.push(W)}}if(qn&&Gt.has(e))return Gt.get(e);if(t){var a=e;if(qn){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||pr(a))&&(o=Ct(a)),Gt.set(a,o),o}var s=!(a.f&512)&&!G&&W!==null&&!!(W.f&512),c=(a.f&C)===0;ir(a)&&(s&&(a.f|=512),wt(a)),s&&!c&&(Et(a),fr(a))}if(F?.has(e))return F.get(e);if(e.f&8388608)throw e.v;return e.v}function fr(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(Et(r),fr(r))}}function pr(e){if(e.v===E)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(Gt.has(t)||t.f&2&&pr(t))return!0;return!1}function mr(e){var t=G;try{return G=!0,e()}finally{G=t}}function hr(e){return e.endsWith(`capture`)&&e!==`gotpointercapture`&&e!==`lostpointercapture`}var gr=[`beforeinput`,`click`,`change`,`dblclick`,`contextmenu`,`focusin`,`focusout`,`input`,`keydown`,`keyup`,`mousedown`,`mousemove`,`mouseout`,`mouseover`,`mouseup`,`pointerdown`,`pointermove`,`pointerout`,`pointerover`,`pointerup`,`touchend`,`touchmove`,`touchstart`];function _r(e){return gr.includes(e)}var vr=`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`),yr={formnovalidate:`formNoValidate`,ismap:`isMap`,nomodule:`noModule`,playsinline:`playsInline`,readonly:`readOnly`,defaultvalue:`defaultValue`,defaultchecked:`defaultChecked`,srcobject:`srcObject`,novalidate:`noValidate`,allowfullscreen:`allowFullscreen`,disablepictureinpicture:`disablePictureInPicture`,disableremoteplayback:`disableRemotePlayback`};function br(e){return e=e.toLowerCase(),yr[e]??e}[...vr];var xr=[`touchstart`,`touchmove`];function Sr(e){return xr.includes(e)}var Cr=[`textarea`,`script`,`style`,`title`];function wr(e){return Cr.includes(e)}var Tr=Symbol(`events`),Er=new Set,Dr=new Set;function Or(e,t,n,r={}){function i(e){if(r.capture||Fr.call(t,e),!e.cancelBubble)return dt(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,M(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function kr(e,t,n,r={}){var i=Or(t,e,n,r);return()=>{i.__removed=!0,e.removeEventListener(t,i,r)}}function Ar(e,t,n,r,i){var a={capture:r,passive:i},o=Or(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&wn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function jr(e,t,n){(t[Tr]??={})[e]=n}function Mr(e){for(var t=0;t<e.length;t++)Er.add(e[t]);for(var n of Dr)n(e)}var Nr=null,Pr=!1;function Fr(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;Nr=e,Pr||(Pr=!0,setTimeout(()=>{Pr=!1,Nr=null}));var s=0,c=Nr===e&&e[Tr];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[Tr]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=W,f=q;K(null),Yn(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[Tr]?.[r];h==null||o.disabled&&e.target!==o||h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[Tr]=t,delete e.currentTarget,K(d),Yn(f)}}}var Ir=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Lr(e){return Ir?.createHTML(e)??e}function Rr(e){var t=_n(`template`);return t.innerHTML=Lr(e.replaceAll(`<!>`,`<!---->`)),t.content}function Q(e,t){var n=q;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function zr(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(D)return Q(k,null),k;i===void 0&&(i=Rr(a?e:`<!>`+e),n||(i=z(i)));var t=r||sn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=z(t),s=t.lastChild;Q(o,s)}else Q(t,t);return t}}function Br(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(D)return Q(k,null),k;if(!o){var e=z(Rr(a));if(i)for(o=document.createDocumentFragment();z(e);)o.appendChild(z(e));else o=z(e)}var t=o.cloneNode(!0);if(i){var n=z(t),r=t.lastChild;Q(n,r)}else Q(t,t);return t}}function Vr(e,t){return Br(e,t,`svg`)}function Hr(e=``){if(!D){var t=R(e+``);return Q(t,t),t}var n=k;return n.nodeType===3?vn(n):(n.before(n=R()),A(n)),Q(n,n),n}function Ur(){if(D)return Q(k,null),k;var e=document.createDocumentFragment(),t=document.createComment(``),n=R();return e.append(t,n),Q(t,n),e}function Wr(e,t){if(D){var n=q;n.f&32768&&n.nodes.end!==null||(n.nodes.end=k),Ee()}else e!==null&&e.before(t)}function Gr(){if(D&&k&&k.nodeType===8&&k.textContent?.startsWith(`$`)){let e=k.textContent.substring(1);return Ee(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}function Kr(e){let t=0,n=qt(0),r;return()=>{Cn()&&(Z(n),jn(()=>(t===0&&(r=mr(()=>e(()=>$t(n)))),t+=1,()=>{M(()=>{--t,t===0&&(r?.(),r=void 0,$t(n))})})))}}var qr=ne|ie;function Jr(e,t,n,r){new Yr(e,t,n,r)}var Yr=class{parent;is_pending=!1;transform_error;#e;#t=D?k:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=Kr(()=>(this.#p=qt(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=q;t.b=this,t.f|=128,n(e)},this.parent=q.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Pn(()=>{if(D){let e=Ae(this.#t);Ee();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},qr),D&&(this.#e=k)}#h(){try{this.#a=H(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);M(r),t&&(this.#s=H(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?Te():(t=!0,n&&Ge(),this.#s!==null&&Vn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){bn(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(ee|te))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=H(()=>e(this.#e)),M(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=R(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return H(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){bn(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(P)):this.#u===0&&(this.#e.before(e),this.#c=null,Vn(this.#o,()=>{this.#o=null}),this.#x(P))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=H(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();Gn(this.#a,e);let t=this.#n.pending;this.#o=H(()=>t(this.#e))}else this.#x(P)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){ot(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=q,n=W,r=j;Yn(this.#i),K(this.#i),Je(this.#i.ctx);try{return It.ensure(),e()}finally{Yn(t),K(n),Je(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Vn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!(!this.#p||this.#d)&&(this.#d=!0,M(()=>{this.#d=!1,this.#p&&Zt(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),Z(this.#p)}error(e){if(e===ye||!this.#n.onerror&&!this.#n.failed)throw e;P?.is_fork?(this.#a&&P.skip_effect(this.#a),this.#o&&P.skip_effect(this.#o),this.#s&&P.skip_effect(this.#s),P.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(U(this.#a),null),this.#o&&=(U(this.#o),null),this.#s&&=(U(this.#s),null),D&&(A(this.#t),Oe(),A(ke()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return H(()=>{var r=q;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return bn(e,this.#i.parent),null}}))};M(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){bn(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>bn(e,this.#i&&this.#i.parent)):n(t)}})}},Xr=!0;function Zr(e){Xr=e}function Qr(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[he]??=e.nodeValue)&&(e[he]=n,e.nodeValue=`${n}`)}function $r(e,t){return ti(e,t)}var ei=new Map;function ti(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){un();var l=void 0,u=On(()=>{var u=n??t.appendChild(R());Jr(u,{pending:()=>{}},t=>{Ze({});var n=j;if(o&&(n.c=o),a&&(i.$$events=a),D&&Q(t,null),Xr=s,l=e(t,i)||$e(),Xr=!0,D&&(q.nodes.end=k,k===null||k.nodeType!==8||k.data!==`]`))throw Ce(),ye;Qe()},c);var d=new Set,f=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!d.has(r)){d.add(r);var i=Sr(r);for(let e of[t,document]){var a=ei.get(e);a===void 0&&(a=new Map,ei.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Fr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return f(r(Er)),Dr.add(f),()=>{for(var e of d)for(let n of[t,document]){var r=ei.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,Fr),r.delete(e),r.size===0&&ei.delete(n)):r.set(e,i)}Dr.delete(f),u!==n&&u.parentNode?.removeChild(u)}});return ni.set(l,u),l}var ni=new WeakMap,ri=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)Un(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(Un(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(U(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();Gn(r,t),t.append(R()),this.#n.set(e,{effect:r,fragment:t})}else U(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Vn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(U(n.effect),this.#n.delete(e))};ensure(e,t){var n=P,r=gn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=R();i.append(a),this.#n.set(e,{effect:H(()=>t(a)),fragment:i})}else this.#t.set(e,H(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else D&&(this.anchor=k),this.#a(n)}},ii=0,ai=1,oi=2;function si(e,t,n,r,i){D&&Ee();var a=et(),o=E,s=a?qt(o):Jt(o,!1,!1),c=a?qt(o):Jt(o,!1,!1),l=new ri(e);Pn(()=>{var a=P,o=t(),u=!1;let d=D&&p(o)===(e.data===`[!`);if(d&&(A(ke()),O(!1)),p(o)){var f=mt(),m=!1;let e=e=>{if(!u){m=!0,f(!1),P===a&&a.deactivate(),It.ensure();try{e()}finally{ht(!1),At||Lt()}}};o.then(t=>{e(()=>{Zt(s,t),l.ensure(ai,r&&(e=>r(e,s)))})},t=>{e(()=>{if(Zt(c,t),l.ensure(oi,i&&(e=>i(e,c))),!i)throw c.v})}),D?l.ensure(ii,n):M(()=>{m||e(()=>{l.ensure(ii,n)})})}else Zt(s,o),l.ensure(ai,r&&(e=>r(e,s)));return d&&O(!0),()=>{u=!0}})}function ci(e,t,n=!1){var r;D&&(r=k,Ee());var i=new ri(e),a=n?ne:0;function o(e,t){if(D){var n=Ae(r);if(e!==parseInt(n.substring(1))){var a=ke();A(a),i.anchor=a,O(!1),i.ensure(e,t),O(!0);return}}i.ensure(e,t)}Pn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var li=Symbol(`NaN`);function ui(e,t,n){D&&Ee();var r=new ri(e),i=!et();Pn(()=>{var e=t();e!==e&&(e=li),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function di(e,t){return t}function fi(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];Vn(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;pi(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;hn(d),d.append(u),e.items.clear()}pi(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function pi(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=oe,Gn(a,document.createDocumentFragment())):U(t[i],n)}}var mi;function hi(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=D?A(z(u)):u.appendChild(R())}D&&Ee();var d=null,f=xt(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=Z(f);_.fallback=d,_i(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=oe,yi(d,null,c)):Un(d):Vn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Pn(()=>{var e=Z(f),t=e.length;let r=!1;D&&Ae(c)===`[!`!=(t===0)&&(c=ke(),A(c),O(!1),r=!0);for(var u=new Set,_=P,v=gn(),y=0;y<t;y+=1){D&&k.nodeType===8&&k.data===`]`&&(c=k,r=!0,O(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&Zt(S.v,b),S.i&&Zt(S.i,y),v&&_.unskip_effect(S.e)):(S=vi(l,m?c:mi??=R(),b,x,y,o,n,i),m||(S.e.f|=oe),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=H(()=>s(c)):(d=H(()=>s(mi??=R())),d.f|=oe)),t>u.size&&Ie(``,``,``),D&&t>0&&A(ke()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&O(!0),Z(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,D&&(c=k)}function gi(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function _i(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=gi(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(Un(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=oe,_===l)yi(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),bi(e,d,_),bi(e,_,y),yi(_,y,n),d=_,p=[],m=[],l=gi(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],ee=p[p.length-1];for(x=0;x<p.length;x+=1)yi(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);bi(e,S.prev,ee.next),bi(e,d,S),bi(e,ee,b),l=b,d=ee,--v,p=[],m=[]}else u.delete(_),yi(_,l,n),bi(e,_.prev,_.next),bi(e,_,d===null?e.effect.first:d.next),bi(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=gi(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=gi(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(pi(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var C=[];if(u!==void 0)for(_ of u)_.f&8192||C.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&C.push(l),l=gi(l.next);var te=C.length;if(te>0){var ne=i&4&&s===0?n:null;if(o){for(v=0;v<te;v+=1)C[v].nodes?.a?.measure();for(v=0;v<te;v+=1)C[v].nodes?.a?.fix()}fi(e,C,ne)}}o&&M(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function vi(e,t,n,r,i,a,o,s){var c=o&1?o&16?qt(n):Jt(n,!1,!1):null,l=o&2?qt(i):null;return{v:c,i:l,e:H(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function yi(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=B(r);if(a.before(r),r===i)return;r=o}}function bi(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function xi(e,t,...n){var r=new ri(e);Pn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},ne)}function Si(e,t,n){var r;D&&(r=k,Ee());var i=new ri(e);Pn(()=>{var e=t()??null;if(D&&Ae(r)===`[`!=(e!==null)){var a=ke();A(a),i.anchor=a,O(!1),i.ensure(e,e&&(t=>n(t,e))),O(!0)}else i.ensure(e,e&&(t=>n(t,e)))},ne)}var Ci=()=>performance.now(),wi={tick:e=>requestAnimationFrame(e),now:()=>Ci(),tasks:new Set};function Ti(){let e=wi.now();wi.tasks.forEach(t=>{t.c(e)||(wi.tasks.delete(t),t.f())}),wi.tasks.size!==0&&wi.tick(Ti)}function Ei(e){let t;return wi.tasks.size===0&&wi.tick(Ti),{promise:new Promise(n=>{wi.tasks.add(t={c:e,f:n})}),abort(){wi.tasks.delete(t)}}}function Di(e,t){dt(()=>{e.dispatchEvent(new CustomEvent(t))})}function Oi(e){if(e===`float`)return`cssFloat`;if(e===`offset`)return`cssOffset`;if(e.startsWith(`--`))return e;let t=e.split(`-`);return t.length===1?t[0]:t[0]+t.slice(1).map(e=>e[0].toUpperCase()+e.slice(1)).join(``)}function ki(e){let t={},n=e.split(`;`);for(let e of n){let[n,r]=e.split(`:`);if(!n||r===void 0)break;let i=Oi(n.trim());t[i]=r.trim()}return t}var Ai=e=>e,ji=null;function Mi(e){ji=e}function Ni(e,t,n){var r=(ji??q).nodes,i,a,o,s=null;r.a??={element:e,measure(){i=this.element.getBoundingClientRect()},apply(){if(o?.abort(),a=this.element.getBoundingClientRect(),i.left!==a.left||i.right!==a.right||i.top!==a.top||i.bottom!==a.bottom){let e=t()(this.element,{from:i,to:a},n?.());o=Fi(this.element,e,void 0,1,()=>{},()=>{o?.abort(),o=void 0})}},fix(){if(!e.getAnimations().length){var{position:t,width:n,height:r}=getComputedStyle(e);if(t!==`absolute`&&t!==`fixed`){var a=e.style;s={position:a.position,width:a.width,height:a.height,transform:a.transform},a.position=`absolute`,a.width=n,a.height=r;var o=e.getBoundingClientRect();if(i.left!==o.left||i.top!==o.top){var c=`translate(${i.left-o.left}px, ${i.top-o.top}px)`;a.transform=a.transform?`${a.transform} ${c}`:c}}}},unfix(){if(s){var t=e.style;t.position=s.position,t.width=s.width,t.height=s.height,t.transform=s.transform}}},r.a.element=e}function Pi(e,t,n,r){var i=!!(e&1),a=!!(e&2),o=i&&a,s=!!(e&4),c=o?`both`:i?`in`:`out`,l,u=t.inert,d=t.style.overflow,f,p;function m(){return dt(()=>l??=n()(t,r?.()??{},{direction:c}))}var h={is_global:s,in(){t.inert=u,i?(a||f?.abort(),f=Fi(t,m(),p,1,()=>{Di(t,`introstart`)},()=>{Di(t,`introend`),f?.abort(),f=l=void 0,t.style.overflow=d})):(p?.abort(),p?.reset?.())},out(e){a?(t.inert=!0,p=Fi(t,m(),f,0,()=>{Di(t,`outrostart`)},()=>{Di(t,`outroend`),e?.()})):(e?.(),l=void 0)},stop:()=>{f?.abort(),p?.abort()}},g=q;if((g.nodes.t??=[]).push(h),i&&Xr){var _=s;if(!_){for(var v=g.parent;v&&v.f&65536;)for(;(v=v.parent)&&!(v.f&16););_=!v||!!(v.f&32768)}_&&kn(()=>{mr(()=>h.in())})}}function Fi(e,t,n,r,i,a){var o=r===1,s=!1;if(d(t)){var c;return M(()=>{s||(c=Fi(e,t({direction:o?`in`:`out`}),n,r,i,a))}),{abort:()=>{s=!0,c?.abort()},deactivate:()=>c?.deactivate(),reset:()=>c?.reset(),t:()=>c?.t()??1-r}}if(n?.deactivate(),!t?.duration&&!t?.delay)return i(),a(),{abort:f,deactivate:f,reset:f,t:()=>r};let{delay:l=0,css:u,tick:p,easing:m=Ai}=t;var h,g=()=>1-r;return M(()=>{if(!s){var c=[];if(o&&n===void 0&&(p&&p(0,1),u)){var d=ki(u(0,1));c.push(d,d)}h=e.animate(c,{duration:l,fill:`forwards`}),h.onfinish=()=>{h.cancel(),i();var o=n?.t()??1-r;n?.abort();var s=r-o,c=t.duration*Math.abs(s),l=[];if(c>0){var d=!1;if(u)for(var f=Math.ceil(c/(1e3/60)),_=0;_<=f;_+=1){var v=o+s*m(_/f),y=ki(u(v,1-v));l.push(y),d||=y.overflow===`hidden`}d&&(e.style.overflow=`hidden`),g=()=>{var e=h.currentTime;return o+s*m(e/c)},p&&Ei(()=>{if(h.playState!==`running`)return!1;var e=g();return p(e,1-e),!0})}h=e.animate(l,{duration:c,fill:`forwards`}),h.onfinish=()=>{g=()=>r,p?.(r,1-r),a()}}}}),{abort:()=>{s=!0,h&&(h.cancel(),h.effect=null,h.onfinish=f)},deactivate:()=>{a=f},reset:()=>{r===0&&p?.(1,0)},t:()=>g()}}function Ii(e,t,n,r,i,a){let o=D;D&&Ee();var s=null;D&&k.nodeType===1&&(s=k,Ee());var c=D?k:e,l=q,u=new ri(c,!1);Pn(()=>{let e=t()||null;var a=i?i():n||e===`svg`?xe:void 0;if(e===null)u.ensure(null,null),Zr(!0);else return u.ensure(e,t=>{if(e){var n=D;if(s=D?s:_n(e,a),Q(s,s),r){var i=null;D&&wr(e)&&s.append(i=document.createComment(``));var o=D?z(s):s.appendChild(R());D&&(o===null?O(!1):A(o)),Mi(l),r(s,o),i?.remove(),Mi(null)}q.nodes.end=s,n||t.before(s)}D&&A(t)}),Zr(!0),()=>{e&&Zr(!1)}},ne),wn(()=>{Zr(!0)}),o&&(O(!0),A(c))}function Li(e,t){let n=null,r=D;var i;if(D){n=k;for(var a=z(document.head);a!==null&&(a.nodeType!==8||a.data!==e);)a=B(a);if(a===null)O(!1);else{var o=B(a);a.remove(),A(o)}}D||(i=document.head.appendChild(R()));try{Pn(()=>{var e=H(()=>t(i));e.f|=re,D||(e.nodes===null?e.nodes={start:i,end:i,a:null,t:null}:e.nodes.end=i)})}finally{r&&(O(!0),A(n))}}function Ri(e,t){var n=void 0,r;Fn(()=>{n!==(n=t())&&(r&&=(U(r),null),n&&(r=H(()=>{kn(()=>n(e))})))})}function zi(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=zi(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function Bi(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=zi(e))&&(r&&(r+=` `),r+=t);return r}function Vi(e){return typeof e==`object`?Bi(e):e??``}var Hi=[...` 	
\r\f\xA0\v﻿`];function Ui(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||Hi.includes(r[o-1]))&&(s===r.length||Hi.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function Wi(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function Gi(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function Ki(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(Gi)),i&&c.push(...Object.keys(i).map(Gi));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=Gi(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=Wi(r)),i&&(n+=Wi(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function qi(e,t,n,r,i,a){var o=e[pe];if(D||o!==n||o===void 0){var s=Ui(n,r,a);D&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[pe]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Ji(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Yi(e,t,n,r){var i=e[me];if(D||i!==t){var a=Ki(t,r);D&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[me]=t}else r&&(Array.isArray(r)?(Ji(e,n?.[0],r[0]),Ji(e,n?.[1],r[1],`important`)):Ji(e,n,r));return r}function Xi(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Zi(e,t){var n=!(`__defaultValue`in e);(n||e.__defaultValue!==t)&&(e.__defaultValue=t,Qi(e,!n||`__value`in e))}function Qi(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=ta(c);Xi(c,i?a.includes(l):rn(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function $i(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return we();for(var i of t.options)i.selected=n.includes(ta(i))}else{for(i of t.options)if(rn(ta(i),n)){i.selected=!0;return}r&&n===void 0||(t.selectedIndex=-1)}}function ea(e){var t=new MutationObserver(t=>{t.every(na)||(`__defaultValue`in e&&Qi(e,!1),`__value`in e&&$i(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),wn(()=>{t.disconnect()})}function ta(e){return`__value`in e?e.__value:e.value}function na(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var ra=Symbol(`class`),ia=Symbol(`style`),aa=Symbol(`is custom element`),oa=Symbol(`is html`),sa=ve?`link`:`LINK`,ca=ve?`input`:`INPUT`,la=ve?`option`:`OPTION`,ua=ve?`select`:`SELECT`,da=ve?`progress`:`PROGRESS`;function fa(e){if(D){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;ha(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;ha(e,`checked`,null),e.checked=r}}};e[ge]=n,M(n),ut()}}function pa(e,t){var n=va(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===da)&&(e.value=t??``)}function ma(e,t){var n=va(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function ha(e,t,n,r){var i=va(e);if(!(D&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===sa))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[de]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&ba(e).has(t)?e[t]=n:(!D||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function ga(e,t,n,r,i=!1,a=!1){D&&i&&e.nodeName===ca&&(`defaultValue`in n||`defaultChecked`in n||fa(e));var o=va(e),s=o[aa],c=!o[oa];let l=D&&s;l&&O(!1);var u=t||{},d=e.nodeName===la,f=e.nodeName===ua;try{for(var p in t)!(p in n)&&p[0]+p[1]!==`$$`&&(n[p]=null);n.class?n.class=Vi(n.class):(r||n[ra])&&(n.class=null),n[ia]&&(n.style??=null);var m=ba(e);if(e.nodeName===ca&&`type`in n&&(`value`in n||`__value`in n)){var h=n.type;(h!==u.type||h===void 0&&e.hasAttribute(`type`))&&(u.type=h,ha(e,`type`,h,a))}for(let i in n){let l=n[i];if(d&&i===`value`&&l==null)e.value=e.__value=``,u[i]=l;else if(i===`class`)qi(e,e.namespaceURI===`http://www.w3.org/1999/xhtml`,l,r,t?.[ra],n[ra]),u[i]=l,u[ra]=n[ra];else if(i===`style`)Yi(e,l,t?.[ia],n[ia]),u[i]=l,u[ia]=n[ia];else{var g=u[i];if(l!==g||l===void 0&&e.hasAttribute(i)){u[i]=l;var _=i[0]+i[1];if(_!==`$$`){if(_===`on`){let t={},n=`$$`+i,r=i.slice(2);var v=_r(r);if(hr(r)&&(r=r.slice(0,-7),t.capture=!0),!v&&g){if(l!=null)continue;e.removeEventListener(r,u[n],t),u[n]=null}if(v)jr(r,e,l),Mr([r]);else if(l!=null){function a(e){u[i].call(this,e)}u[n]=Or(r,e,a,t)}}else if(i===`style`)ha(e,i,l);else if(i===`autofocus`)st(e,!!l);else if(!s&&(i===`__value`||i===`value`&&l!=null))e.__value=l,(g==null||e.value!==l||l===0&&e.nodeName===da)&&(e.value=l);else if(i===`selected`&&d)Xi(e,l);else{var y=i;c||(y=br(y));var b=y===`defaultValue`||y===`defaultChecked`;if(f&&y===`defaultValue`)continue;if(l==null&&!s&&!b){if(o[i]=null,y===`value`||y===`checked`){let n=e,r=t===void 0;if(y===`value`){let e=n.defaultValue;n.removeAttribute(y),n.defaultValue=e,n.value=n.__value=r?e:null}else{let e=n.defaultChecked;n.removeAttribute(y),n.defaultChecked=e,n.checked=r?e:!1}}else e.removeAttribute(i)}else b||(s||typeof l!=`string`)&&m.has(y)?(e[y]=l,y in o&&(o[y]=E)):typeof l!=`function`&&ha(e,y,l,a)}}}}}}finally{l&&O(!0)}return u}function _a(e,t,n=[],r=[],i=[],a,o=!1,s=!1){pt(i,n,r,n=>{var r=void 0,i={},c=e.nodeName===ua,l=!1;if(Fn(()=>{var u=t(...n.map(Z)),d=ga(e,r,u,a,o,s);if(l&&c){var f=e;`defaultValue`in u&&Zi(f,u.defaultValue),`value`in u&&$i(f,u.value)}for(let e of Object.getOwnPropertySymbols(i))u[e]||U(i[e]);for(let t of Object.getOwnPropertySymbols(u)){var p=u[t];t.description!==`@attach`||r&&p===r[t]||(i[t]&&U(i[t]),i[t]=H(()=>Ri(e,()=>p))),d[t]=p}r=d}),c){var u=e;kn(()=>{var e=r;`defaultValue`in e&&Zi(u,e.defaultValue),$i(u,e.value,!0),ea(u)})}l=!0})}function va(e){return e[fe]??={[aa]:e.nodeName.includes(`-`),[oa]:e.namespaceURI===be}}var ya=new Map;function ba(e){var t=e.getAttribute(`is`)||e.nodeName,n=ya.get(t);if(n)return n;ya.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function xa(e,t,n=t){var r=new WeakSet;ft(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=Ea(e)?Da(a):a,n(a),P!==null&&r.add(P),await dr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(D&&e.defaultValue!==e.value||mr(t)==null&&e.value)&&(n(Ea(e)?Da(e.value):e.value),P!==null&&r.add(P)),jn(()=>{var n=t();if(e===document.activeElement){var i=P;if(r.has(i))return}Ea(e)&&n===Da(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}var Sa=new Set;function Ca(e,t,n,r,i=r){var a=n.getAttribute(`type`)===`checkbox`,o=e;let s=!1;if(t!==null)for(var c of t)o=o[c]??=[];o.push(n),ft(n,`change`,()=>{var e=n.__value;a&&(e=Ta(o,e,n.checked)),i(e)},()=>i(a?[]:null)),jn(()=>{var e=r();D&&n.defaultChecked!==n.checked?s=!0:a?(e||=[],n.checked=e.includes(n.__value)):n.checked=rn(n.__value,e)}),wn(()=>{var e=o.indexOf(n);e!==-1&&o.splice(e,1)}),Sa.has(o)||(Sa.add(o),M(()=>{o.sort((e,t)=>e.compareDocumentPosition(t)===4?-1:1),Sa.delete(o)})),M(()=>{if(s){var e=a?Ta(o,e,n.checked):o.find(e=>e.checked)?.__value;i(e)}})}function wa(e,t,n=t){ft(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(D&&e.defaultChecked!==e.checked||mr(t)==null)&&n(e.checked),jn(()=>{e.checked=!!t()})}function Ta(e,t,n){for(var r=new Set,i=0;i<e.length;i+=1)e[i].checked&&r.add(e[i].__value);return n||r.delete(t),Array.from(r)}function Ea(e){var t=e.type;return t===`number`||t===`range`}function Da(e){return e===``?null:+e}var Oa=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function ka(e,t,n){var r=Oa.observe(e,()=>n(e[t]));kn(()=>(mr(()=>n(e[t])),r))}function Aa(e,t){return e===t||e?.[T]===t}function ja(e=$e(),t,n,r){var i=j.r,a=q;return kn(()=>{var o,s;return jn(()=>{o=s,s=r?.()||[],mr(()=>{Aa(n(...s),e)||(t(e,...s),o&&Aa(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&Aa(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}var Ma=!1;function Na(e){var t=Ma;try{return Ma=!1,[e(),Ma]}finally{Ma=t}}var Pa={get(e,t){if(!e.exclude.has(t))return e.props[t]},set(e,t){return!1},getOwnPropertyDescriptor(e,t){if(!e.exclude.has(t)&&t in e.props)return{enumerable:!0,configurable:!0,value:e.props[t]}},has(e,t){return!e.exclude.has(t)&&t in e.props},ownKeys(e){return Reflect.ownKeys(e.props).filter(t=>!e.exclude.has(t))}};function Fa(e,t,n){return new Proxy({props:e,exclude:t},Pa)}var Ia={get(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r)return r[t]}},set(e,t,n){let r=e.props.length;for(;r--;){let i=e.props[r];d(i)&&(i=i());let o=a(i,t);if(o&&o.set)return o.set(n),!0}return!1},getOwnPropertyDescriptor(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r){let e=a(r,t);return e&&!e.configurable&&(e.configurable=!0),e}}},has(e,t){if(t===T||t===ue)return!1;for(let n of e.props)if(d(n)&&(n=n()),n!=null&&t in n)return!0;return!1},ownKeys(e){let t=[];for(let n of e.props)if(d(n)&&(n=n()),n){for(let e in n)t.includes(e)||t.push(e);for(let e of Object.getOwnPropertySymbols(n))t.includes(e)||t.push(e)}return t}};function La(...e){return new Proxy({props:e},Ia)}function Ra(e,t,n,r){var i=!0,o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=_t(r),Z(u)):(l&&(l=!1,c=s?mr(r):r),c);let f;if(o){var p=T in e||ue in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=Na(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&Ve(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?_t:xt)(()=>(v=!1,g()));o&&Z(y);var b=q;return(function(e,t){if(arguments.length>0){let n=t?Z(y):i&&o?tn(e):e;return L(y,n),v=!0,c!==void 0&&(c=n),e}return qn&&v||b.f&16384?y.v:Z(y)})}function za(e){j===null&&Pe(`onMount`),Tn(()=>{let t=mr(e);if(typeof t==`function`)return t})}function Ba(e){j===null&&Pe(`onDestroy`),za(()=>()=>mr(e))}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var Va=/\{[^{}]+\}/g,Ha=()=>typeof process==`object`&&Number.parseInt(process?.versions?.node?.substring(0,2))>=18&&process.versions.undici;function Ua(){return Math.random().toString(36).slice(2,11)}function Wa(e){let{baseUrl:t=``,Request:n=globalThis.Request,fetch:r=globalThis.fetch,querySerializer:i,bodySerializer:a,pathSerializer:o,headers:s,requestInitExt:c=void 0,...l}={...e};c=Ha()?c:void 0,t=$a(t);let u=[];async function d(e,d){let{baseUrl:f,fetch:p=r,Request:m=n,headers:h,params:g={},parseAs:_=`json`,querySerializer:v,bodySerializer:y=a??Xa,pathSerializer:b,body:x,middleware:S=[],...ee}=d||{},C=t;f&&(C=$a(f)??t);let te=typeof i==`function`?i:Ja(i);v&&(te=typeof v==`function`?v:Ja({...typeof i==`object`?i:{},...v}));let ne=b||o||Ya,re=x===void 0?void 0:y(x,Qa(s,h,g.header)),ie=Qa(re===void 0||re instanceof FormData?{}:{"Content-Type":`application/json`},s,h,g.header),ae=[...u,...S],oe={redirect:`follow`,...l,...ee,body:re,headers:ie},se,ce,w=new m(Za(e,{baseUrl:C,params:g,querySerializer:te,pathSerializer:ne}),oe),T;for(let e in ee)e in w||(w[e]=ee[e]);if(ae.length){se=Ua(),ce=Object.freeze({baseUrl:C,fetch:p,parseAs:_,querySerializer:te,bodySerializer:y,pathSerializer:ne});for(let t of ae)if(t&&typeof t==`object`&&typeof t.onRequest==`function`){let n=await t.onRequest({request:w,schemaPath:e,params:g,options:ce,id:se});if(n){if(n instanceof m)w=n;else if(n instanceof Response){T=n;break}else throw Error(`onRequest: must return new Request() or Response() when modifying the request`)}}}if(!T){try{T=await p(w,c)}catch(t){let n=t;if(ae.length)for(let t=ae.length-1;t>=0;t--){let r=ae[t];if(r&&typeof r==`object`&&typeof r.onError==`function`){let t=await r.onError({request:w,error:n,schemaPath:e,params:g,options:ce,id:se});if(t){if(t instanceof Response){n=void 0,T=t;break}if(t instanceof Error){n=t;continue}throw Error(`onError: must return new Response() or instance of Error`)}}}if(n)throw n}if(ae.length)for(let t=ae.length-1;t>=0;t--){let n=ae[t];if(n&&typeof n==`object`&&typeof n.onResponse==`function`){let t=await n.onResponse({request:w,response:T,schemaPath:e,params:g,options:ce,id:se});if(t){if(!(t instanceof Response))throw Error(`onResponse: must return new Response() when modifying the response`);T=t}}}}let le=T.headers.get(`Content-Length`);if(T.status===204||w.method===`HEAD`||le===`0`&&!T.headers.get(`Transfer-Encoding`)?.includes(`chunked`))return T.ok?{data:void 0,response:T}:{error:void 0,response:T};if(T.ok)return{data:await(async()=>{if(_===`stream`)return T.body;if(_===`json`&&!le){let e=await T.text();return e?JSON.parse(e):void 0}return await T[_]()})(),response:T};let ue=await T.text();try{ue=JSON.parse(ue)}catch{}return{error:ue,response:T}}return{request(e,t,n){return d(t,{...n,method:e.toUpperCase()})},GET(e,t){return d(e,{...t,method:`GET`})},PUT(e,t){return d(e,{...t,method:`PUT`})},POST(e,t){return d(e,{...t,method:`POST`})},DELETE(e,t){return d(e,{...t,method:`DELETE`})},OPTIONS(e,t){return d(e,{...t,method:`OPTIONS`})},HEAD(e,t){return d(e,{...t,method:`HEAD`})},PATCH(e,t){return d(e,{...t,method:`PATCH`})},TRACE(e,t){return d(e,{...t,method:`TRACE`})},use(...e){for(let t of e)if(t){if(typeof t!=`object`||!(`onRequest`in t||`onResponse`in t||`onError`in t))throw Error("Middleware must be an object with one of `onRequest()`, `onResponse() or `onError()`");u.push(t)}},eject(...e){for(let t of e){let e=u.indexOf(t);e!==-1&&u.splice(e,1)}}}}function Ga(e,t,n){if(t==null)return``;if(typeof t==`object`)throw Error("Deeply-nested arrays/objects aren’t supported. Provide your own `querySerializer()` to handle these.");return`${e}=${n?.allowReserved===!0?t:encodeURIComponent(t)}`}function Ka(e,t,n){if(!t||typeof t!=`object`)return``;let r=[],i={simple:`,`,label:`.`,matrix:`;`}[n.style]||`&`;if(n.style!==`deepObject`&&n.explode===!1){for(let e in t)r.push(e,n.allowReserved===!0?t[e]:encodeURIComponent(t[e]));let i=r.join(`,`);switch(n.style){case`form`:return`${e}=${i}`;case`label`:return`.${i}`;case`matrix`:return`;${e}=${i}`;default:return i}}for(let i in t){let a=n.style===`deepObject`?`${e}[${i}]`:i;r.push(Ga(a,t[i],n))}let a=r.join(i);return n.style===`label`||n.style===`matrix`?`${i}${a}`:a}function qa(e,t,n){if(!Array.isArray(t))return``;if(n.explode===!1){let r={form:`,`,spaceDelimited:`%20`,pipeDelimited:`|`}[n.style]||`,`,i=(n.allowReserved===!0?t:t.map(e=>encodeURIComponent(e))).join(r);switch(n.style){case`simple`:return i;case`label`:return`.${i}`;case`matrix`:return`;${e}=${i}`;default:return`${e}=${i}`}}let r={simple:`,`,label:`.`,matrix:`;`}[n.style]||`&`,i=[];for(let r of t)n.style===`simple`||n.style===`label`?i.push(n.allowReserved===!0?r:encodeURIComponent(r)):i.push(Ga(e,r,n));return n.style===`label`||n.style===`matrix`?`${r}${i.join(r)}`:i.join(r)}function Ja(e){return function(t){let n=[];if(t&&typeof t==`object`)for(let r in t){let i=t[r];if(i!=null){if(Array.isArray(i)){if(i.length===0)continue;n.push(qa(r,i,{style:`form`,explode:!0,...e?.array,allowReserved:e?.allowReserved||!1}))}else typeof i==`object`?n.push(Ka(r,i,{style:`deepObject`,explode:!0,...e?.object,allowReserved:e?.allowReserved||!1})):n.push(Ga(r,i,e))}}return n.join(`&`)}}function Ya(e,t){let n=e;for(let r of e.match(Va)??[]){let e=r.substring(1,r.length-1),i=!1,a=`simple`;if(e.endsWith(`*`)&&(i=!0,e=e.substring(0,e.length-1)),e.startsWith(`.`)?(a=`label`,e=e.substring(1)):e.startsWith(`;`)&&(a=`matrix`,e=e.substring(1)),!t||t[e]===void 0||t[e]===null)continue;let o=t[e];n=Array.isArray(o)?n.replace(r,qa(e,o,{style:a,explode:i})):typeof o==`object`?n.replace(r,Ka(e,o,{style:a,explode:i})):a===`matrix`?n.replace(r,`;${Ga(e,o)}`):n.replace(r,a===`label`?`.${encodeURIComponent(o)}`:encodeURIComponent(o))}return n}function Xa(e,t){return e instanceof FormData?e:t&&(t.get instanceof Function?t.get(`Content-Type`)??t.get(`content-type`):t[`Content-Type`]??t[`content-type`])===`application/x-www-form-urlencoded`?new URLSearchParams(e).toString():JSON.stringify(e)}function Za(e,t){let n=`${t.baseUrl}${e}`;t.params?.path&&(n=t.pathSerializer(n,t.params.path));let r=t.querySerializer(t.params.query??{});return r.startsWith(`?`)&&(r=r.substring(1)),r&&(n+=`?${r}`),n}function Qa(...e){let t=new Headers;for(let n of e){if(!n||typeof n!=`object`)continue;let e=n instanceof Headers?n.entries():Object.entries(n);for(let[n,r]of e)if(r===null)t.delete(n);else if(Array.isArray(r))for(let e of r)t.append(n,e);else r!==void 0&&t.set(n,r)}return t}function $a(e){return e.endsWith(`/`)?e.substring(0,e.length-1):e}var eo=class extends Error{status;problem;constructor(e,t){super(t.reason),this.status=e,this.problem=t}},to=class extends Error{},no={onRequest({request:e}){let t=/(?:^|; )csrftoken=([^;]+)/.exec(document.cookie)?.[1];return t&&e.headers.set(`x-csrftoken`,t),e.headers.set(`accept-language`,document.documentElement.lang),e}},ro=Wa({baseUrl:`/`,fetch:e=>fetch(e)});ro.use(no);async function io(e){let t;try{t=await e}catch{throw new to(`The house does not answer.`)}if(!t.response.ok){let e=t.error??{};throw new eo(t.response.status,{...e,reason:e.reason??t.response.statusText})}return t.data}var ao=class{constructor(e){this.value=e}valueOf(){return this.value}},$=class extends ao{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},oo=class extends ao{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},so=class e extends ao{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof ao)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof ao&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},co=100,lo=`⁨`,uo=`⁩`;function fo(e,t,n){return n===t||n instanceof oo&&t instanceof oo&&n.value===t.value||t instanceof oo&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function po(e,t,n){return t[n]?So(e,t[n].value):(e.reportError(RangeError(`No default`)),new $)}function mo(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=ho(e,i.value):n.push(ho(e,i));return{positional:n,named:r}}function ho(e,t){switch(t.type){case`str`:return t.value;case`num`:return new oo(t.value,{minimumFractionDigits:t.precision});case`var`:return go(e,t);case`mesg`:return _o(e,t);case`term`:return vo(e,t);case`func`:return yo(e,t);case`select`:return bo(e,t);default:return new $}}function go(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new $(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new $(`$${t}`);if(n instanceof ao)return n;switch(typeof n){case`string`:return n;case`number`:return new oo(n);case`object`:if(so.supportsValue(n))return new so(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new $(`$${t}`)}}function _o(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new $(t);if(n){let i=r.attributes[n];return i?So(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${t}.${n}`))}return r.value?So(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new $(t))}function vo(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new $(i);if(n){let t=a.attributes[n];if(t){e.params=mo(e,r).named;let n=So(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${i}.${n}`)}e.params=mo(e,r).named;let o=So(e,a.value);return e.params=null,o}function yo(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new $(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new $(`${t}()`);try{let t=mo(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new $(`${t}()`)}}function bo(e,{selector:t,variants:n,star:r}){let i=ho(e,t);if(i instanceof $)return po(e,n,r);for(let t of n)if(fo(e,i,ho(e,t.key)))return So(e,t.value);return po(e,n,r)}function xo(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new $;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>co)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${co}`);r&&n.push(lo),n.push(ho(e,i).toString(e)),r&&n.push(uo)}return e.dirty.delete(t),n.join(``)}function So(e,t){return typeof t==`string`?e.bundle._transform(t):xo(e,t)}var Co=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function wo(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var To=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function Eo(e,t){let n=e[0];if(n instanceof $)return new $(`NUMBER(${n.valueOf()})`);if(n instanceof oo)return new oo(n.valueOf(),{...n.opts,...wo(t,To)});if(n instanceof so)return new oo(n.toNumber(),{...wo(t,To)});throw TypeError(`Invalid argument to NUMBER`)}var Do=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function Oo(e,t){let n=e[0];if(n instanceof $)return new $(`DATETIME(${n.valueOf()})`);if(n instanceof so||n instanceof oo)return new so(n,wo(t,Do));throw TypeError(`Invalid argument to DATETIME`)}var ko=new Map;function Ao(e){let t=Array.isArray(e)?e.join(` `):e,n=ko.get(t);return n===void 0&&(n=new Map,ko.set(t,n)),n}var jo=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Eo,DATETIME:Oo,...t},this._useIsolating=n,this._transform=r,this._intls=Ao(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Co(this,n,t);try{return xo(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new $().toString(r);throw e}}},Mo=/^(-?[a-zA-Z][\w-]*) *= */gm,No=/\.([a-zA-Z][\w-]*) *= */y,Po=/\*?\[/y,Fo=/(-?[0-9]+(?:\.([0-9]+))?)/y,Io=/([a-zA-Z][\w-]*)/y,Lo=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Ro=/^[A-Z][A-Z0-9_-]*$/,zo=/([^{}\n\r]+)/y,Bo=/([^\\"\n\r]*)/y,Vo=/\\([\\"])/y,Ho=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Uo=/^\n+/,Wo=/ +$/,Go=/ *\r?\n/g,Ko=/( *)$/,qo=/{\s*/y,Jo=/\s*}/y,Yo=/\[\s*/y,Xo=/\s*] */y,Zo=/\s*\(\s*/y,Qo=/\s*->\s*/y,$o=/\s*:\s*/y,es=/\s*,?\s*/y,ts=/\s+/y,ns=class{constructor(e){this.body=[],Mo.lastIndex=0;let t=0;for(;;){let n=Mo.exec(e);if(n===null)break;t=Mo.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(No);){let t=o(No),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(zo)&&(r=o(zo)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,Uo),u([i],i.length)):r?S(r,Wo):null}function u(r=[],i){for(;;){if(n(zo)){r.push(o(zo));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Wo));let c=[];for(let e of r)e instanceof rs&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(qo,SyntaxError);let e=f();if(i(Jo))return e;if(i(Qo)){let t=h();return i(Jo,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Lo)){let[,e,t,n=null]=a(Lo);if(e===`$`)return{type:`var`,name:t};if(i(Zo)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Ro.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(es)}}function m(){let e=f();return e.type===`mesg`&&i($o)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(Po);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Yo,SyntaxError);let e;return e=n(Fo)?v():{type:`str`,value:o(Io)},i(Xo,SyntaxError),e}function _(){if(n(Fo))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(Fo),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Bo),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Vo))return o(Vo);if(n(Ho)){let[,e,t]=a(Ho),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(ts),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(Go,`
`),n=Ko.exec(e)[1].length;return new rs(t,n)}}},rs=class{constructor(e,t){this.value=e,this.length=t}},is=`# What the browser client itself says. The sentences of the games come from the house.

guest = Guest
house-unreachable = The house does not answer.
try-again = Try again
take-a-seat = Take a seat

# Shared parts

close = Close
notices = Notices
go-there = Go there
copied = Copied
copy-by-hand = Your browser does not let us copy; please copy the text by hand.
theme = Light or dark
theme-light = Light
theme-dark = Dark
theme-system = Same as the system
language = Language
error-unknown = Something went wrong in this browser. Please try again.
error-hasty = That was very fast. Please wait a moment and try again.
error-house = Something went wrong in the house. Nothing was changed; please try again.

console = Console of the table
report = Something is wrong
report-what = What happened, and what did you expect?
report-about = The house stores what you write, together with the position and the log as you see them now and the name of your browser. The hands of others are not in it.
report-send = Send
report-kept = Thank you. Your report has the number { $id }.
key-report = Say that something is wrong

# The lobby

to-content = Skip to the content
rules = Rules
welcome = The known world, at one table
learn = Learn
lesson = Lesson
welcome-about = The great civilization games in your browser: with friends, with bots, in an evening or over weeks. No account needed.
title = Title
seats = Seats
seat = Seat { $seat }
begin = Begin
against-bots = { $bots ->
    [0] Alone
    [one] Against one bot
   *[other] Against { $bots } bots
}
you-and-bots = { $bots ->
    [0] You alone
    [one] You and one bot
   *[other] You and { $bots } bots
}
seats-exactly = { $most ->
    [one] one seat
   *[other] { $most } seats
}
seats-between = { $fewest } to { $most } seats
play = Play
doors = Parts of the house
start-about = alone against bots; no account
other-titles = Other titles
next-waits = Next that waits
wait-for-you = { $count ->
    [one] one waits for you
   *[other] { $count } wait for you
}
not-you = not you
any-title = Any title
any-seats = Any seats
any-length = Any length
any-pace = Any pace
length = Length
decisions-about = about { $count } decisions each
length-upto = Up to { $most } decisions each
length-over = More than { $least } decisions each
filters = { $count ->
    [0] Filters
   *[other] Filters, { $count }
}
tables-shown = { $shown } of { $count }
no-table-fits = No open table is as you want it.
all-tables = Show all
learn-door = A first game that explains itself, at the real table.
learn-more = Begin
watch-door = Bots among themselves, or people at an open table.
watch-more = { $count ->
    [0] Let bots play
   *[other] { $count } running
}
rules-door = A handbook in our words, with positions to try.
rules-more = Search
watch-about = Look on where people play at an open table, or let bots play a game for you.
watch-people = Games of people
watch-people-none = Nobody plays at an open table just now.
watch-games = Games of bots
watch-games-none = No bots play alone just now. Let some begin.
watch-resting = at rest
watch-bots = Watch bots play
watch-bots-about = The game goes on while somebody looks, and rests otherwise. Everybody in the house may watch it. If you have let several begin, a new one takes the place of your oldest; one that nobody has watched for two weeks is removed.
watch-seats = { $bots ->
    [one] One bot
   *[other] { $bots } bots
}
open-tables = Open tables
my-tables = My tables
finished-tables = Finished tables
every-chance-fair = all luck can be checked
no-open-tables = Nobody has an open table just now. Open one, or take a seat against bots.
no-finished-tables = No game has been finished here yet. Finished games can be replayed answer by answer.
open-a-table = Open a table
sit-down = Sit down
sit-down-at = Sit down at { $name }
watch = Watch
watch-table = Watch { $name }
replay = Replay
replay-table = Replay { $name }
more-of = More about { $name }
result-helped = With help: { $helped }
result-hints = { $name } ({ $count ->
    [one] one hint
   *[other] { $count } hints
})
play-again = Play again
download-journal = Download the journal
nobody = Nobody yet
seated = { $seated } of { $seats } seated
gathering-of = waiting for players, { $seated } of { $seats }
running = running
table-on-hold = on hold
running-turn = { $turn ->
    [0] being set up
   *[other] running, turn { $turn }
}
full = full
private = private
open-table = open to all
turn = { $turn ->
    [0] being set up
   *[other] turn { $turn }
}
turns = { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
placing = { $name } { $score }
outcome-won = you won
outcome-shared = you shared the first place
outcome-lost = you played
your-move = your move
awaits = { $more ->
    [0] waits for { $name }
   *[other] waits for { $name } and { $more } more
}
house-away = The house does not answer just now; what you see may be out of date. We keep trying.

# A new table

new-table = A new table
who-plays = Who plays
hotseat = On one screen
hand-name = Who plays seat { $seat }?
hotseat-about = Several people at this device; a curtain hides each hand from the others.
hints-allowed = Hints
hints-allowed-about = A player who has to decide can see what a steady player would do, and why. The result shows who used hints.
hints-none = No hints
at-this-screen = Somebody at this screen
somebody-who-comes = Somebody who joins
all-bots = Only bots
strength = Strength of the bots
all-people = Only people
you = you
host = host
fewer = Fewer
more = More
options = Options
option-chosen = { $option }: { $choice }
title-and-game = { $title }: { $game }
usual-rules = the usual rules
yes = yes
no = no
table = The table
table-name = Name
table-name-about = If you leave it empty, the table is named after you and the title.
open-to-all = Open to all
open-to-all-about = Everybody in the house can see the table, sit down at it or watch it. Otherwise only people with the invitation can.
opens-and-waits = The table opens, and you invite people. You begin when you like; bots take the seats that stay free.
begins-at-once = All seats are taken, so the game begins at once.
open-the-table = Open the table
back = Back

# The room before the game

seat-free = Free
stand-up = Stand up
empty-seat = Ask { $name } to stand up
bots-fill = { $free ->
    [one] If you begin now, a bot takes the free seat.
   *[other] If you begin now, bots take the { $free } free seats.
}
all-here = Everybody is here.
host-begins = You have a seat. The host begins the game.
take-free-seat = Take a free seat; the host begins the game.
give-up-table = Close the table
table-given-up = The table is closed.
no-such-table = There is no such table
no-such-table-about = It was closed, or it is private and you need an invitation.
to-the-lobby = To the lobby
invite = Invite
invite-about = Anybody with this link can sit down.
copy-link = Copy the link
new-link = Make a new link
link-lost = This browser no longer has the link. If you make a new one, the old one stops working.
qr-code = The invitation as a QR code
qr-about = Point a phone's camera at it.

# Invitations

invitation = Invitation
invited = You are invited
invited-by = { $host } invites you
invitation-spent = This invitation is no longer valid
just-look = Just look
table-full = All seats are taken. You may watch.
table-begun = The game has begun. You may watch.

# The account

sign-in-optional = Sign in (optional)
sign-in = Sign in
sign-out = Sign out
your-account = You
your-name = Your name
your-name-about = The others at the table see it.
keep-name = Save this name
name-kept = That is your name now.
make-account = Create an account
have-account = I have an account
account-about = You do not need an account. With one, you find your tables in other browsers too; you keep the seats you have now.
account-made = You have an account now, and you keep your seats.
sign-in-as-guest = You will be signed in with that account; the seats you have as a guest stay with the guest.
signed-in-as = Signed in as { $login }.
welcome-back = Welcome back, { $name }.
login = Login
password = Password
password-about = At least eight characters.

# Bots

bot-easy = Easy bot
bot-steady = Steady bot
bot-strong = Strong bot
bot-greedy = Steady bot
bot-random = Random bot
bot-search = Pondering bot
bot-strategist = Planning bot

# The table

table-opening = The table is being set up…
table-none = There is no such table.
table-closed = This table cannot be opened now.
awaited = Waiting for
game-over = The game is over
spectator = Spectator
phases = Phases of the turn
turn-number = turn { $turn }
menu = Menu
undo = Take back
hint = Hint
history = History
log = Log
chat = Chat
label-new = { $label }, { $count } new
aids = Sheets
aids-which = Which sheet
aids-none = This title has no sheets.
aids-unread = The sheets cannot be loaded now.
aids-print = Open to print
notes = Notes
board = Board
help = Help
result = Result
settings = Settings
shortcuts = Keyboard
tour = A short tour
show-text = Show the table as text
show-board = Show the board
text-board = The table as text
board-failed = The board cannot be drawn. Here is the table in words; you can play on.
after-the-game = After the game
parts-of-table = Parts of the table

rule = rule
answer-is-in = Your answer is in
answer-given = You answered: { $answer }
answer-waits = The table waits for others. You can change your answer until they have answered.
option-given = your answer
change-answer = Change my answer
keep-answer = Leave it as it is
what-does-it-mean = What does it mean?
option-default = usual
option-default-why = This is the answer that is given for you if you are away for too long.
options-search = Search { $count } answers
options-found = { $count ->
    [0] No answer has these words.
    [one] 1 answer
   *[other] { $count } answers
}
options-coming = { $count } answers are being loaded…
options-not-all = These are sensible answers; the rules allow more.
sending = Sending…
sending-again = The house does not answer; sending again…
refused = That is not possible.
sheet-raise = Show the question
sheet-lower = Hide the question
announce-ask = Your move: { $ask }

since-you-left = Since you left
undo-by-vote = Take back by a vote
undo-vote = Ask the others: propose a vote
undo-vote-open = There is already a vote on this: your answer is taken back when everybody has said yes.
undo-vote-nobody = Nobody else at this table can vote on it, so your answer stays.
news = News
news-kick = { $good ->
    [yes] Good news
   *[no] What happened to you
}
news-more = { $title }, and { $count } more
news-to = to
news-place = { $place } of { $of }
news-next = Next
news-done = Got it
news-key = Space
news-close = { $count ->
    [one] Close
   *[other] Close all { $count }
}
news-telling = What changes for me
news-normal = each on a card
news-quick = all on one card
news-quiet = in the log only
taken-back = taken back
look-here = Look at the table after this
look-at = Look at the table after answer { $number }
log-sorts = Which lines are shown
log-all = All
log-mine = Mine
log-fight = Fights
log-trade = Trade
log-calamity = Calamities
log-none = Nothing of this kind yet.
log-since = since you left: { $count }
log-stands = Close the log
log-standing = Keep the log open beside the board
log-standing-about = If there is room for it. The L key opens the log at any time.
log-earlier = Show earlier lines
log-empty = Nothing has happened yet.

chat-to = To whom
chat-everybody = Everybody
chat-private = privately to { $name }
chat-say = Say something
chat-send = Send
chat-earlier = Show earlier messages
chat-empty = Nobody has said anything yet.
chat-closed = Only people at the table can write here.
notes-write = Only you see what you write here.
notes-kept = Saved.
notes-writing = Saving…
notes-seated = Only players with a seat can keep notes here.

seat-here = is here
seat-away = is away
seat-awaited = awaited
score-sheet = Score sheet
score-now = If the game ended now
score-total = Total
score-at-end = Not counted yet: { $parts }. That is secret, and counts once the game is over.
score-rank = Place

history-slider = Which answer
history-first = To the beginning
history-phase = Phase
history-phase-before = One phase back
history-phase-after = One phase on
history-before = One answer back
history-after = One answer on
history-at = { $place }, after answer { $number } of { $last }
history-back = You are looking back: { $place }
history-answer = after answer { $number } of { $last }
history-present = Now: { $place }, after { $last ->
    [one] 1 answer
   *[other] { $last } answers
}
history-leave = Back to now

reel = Pace
reel-bar = Pace of the bots
reel-step = Step
reel-slow = Slow
reel-normal = Normal
reel-now = At once
reel-next = Next answer
reel-present = To the present
reel-behind = { $count ->
    [one] 1 answer behind
   *[other] { $count } answers behind
}
reel-asked = You are asked something.
reel-passed = { $count ->
    [one] 1 answer was passed over.
   *[other] { $count } answers were passed over.
}
reel-close = Close the pace of the bots

and = { " and " }
result-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
result-alone = { $score ->
    [one] 1 point
   *[other] { $score } points
}
result-points = { $score ->
    [one] With 1 point.
   *[other] With { $score } points.
}
result-points-tie = { $score ->
    [one] With 1 point, by the tie-break.
   *[other] With { $score } points, by the tie-break.
}
result-you-won = Congratulations!
result-well-played = Well played.
result-history = Look back
review = Review
review-door = The game in five moments: where it was won and lost.
result-board = Look at the board
proof = Proof of fair luck
proof-why = The seed of all luck was sealed before the first answer and is public now. The journal has every answer and every result; anybody can replay it and check both.
proof-download = Download the journal

curtain-pass = Pass the device to { $name }
curtain-why = No hand is shown now.
curtain-show = I am { $name }: show my table
curtain-back = Not yet; let me look once more
hand-done = You have answered everything. Now the table waits for { $name }.

line-lost = There is no connection to the house. What you see may be out of date.
line-try = Try now

sounds = Sounds
sounds-about = Quiet tones for what happens at the table: your move, cards and tokens, fights, calamities, cities, an accepted offer, the end. In a tab that you do not look at, only your move.
sounds-percent = { $percent } percent
sounds-volume = Volume
forced = Answer for me where there is only one answer
forced-about = You are not asked such questions, if the board can recognise them.
motion-about = Pieces slide, unless your system asks for less motion.

help-rule = The rule
help-rule-now = The rule of this decision
help-default = The answer marked “usual” is given for you if you are away for too long.
help-waiting = The others decide now. You can look around, read the log or look back through the game.
help-over = The game is over. You can look back through all of it, and download its journal from the result.
help-watching = You watch this table: you see what everybody may see, and nobody's hand.
help-rules = All rules that are cited here
help-rules-why = Each in a few of our own words; the full text is in the printed rulebook.
help-search = Search the rules
help-more = … and { $count } more.

rule-reading = The examples are being fetched …
rule-unread = The house does not answer; the examples cannot be loaded now.
rule-place = Where it stands in the rulebook
rule-printed = In the English rulebook:
rule-examples = Examples
rule-english = They are described in English; what happens is told in your language.
rule-refused = Refused: { $why }
rule-more = { $count ->
    [one] One more example is checked with every change of the rules.
   *[other] { $count } more examples are checked with every change of the rules.
}
rule-no-example = There is no example of this section.
rule-beside = All { $count } rules under this heading
rule-before = Previous
rule-after = Next
rule-page = Open in the handbook
rule-all = All rules

key-option = go to an answer
key-options = walk through the answers
key-take = take the answer
key-search = search the answers
key-request = go to the question
key-undo = take back
key-hint = a hint: what you can do, why, and what a steady player would do
key-history = look through the history
key-answers = in the history: by answer
key-phases = in the history: by phase
key-reel-next = the next answer of the bots, where they wait for you
key-reel-present = to the present
key-log = log
key-chat = chat
key-notes = notes
key-seats = seats and scores
key-aids = sheets: turn card, charts
key-text = the table as text
key-help = help with the rule of this decision
key-keys = this list
key-keeping = time and people
key-news = the next piece of news
key-escape = close, or back to now

tour-step = { $number } of { $of }
tour-learn = Learn by playing
tour-next = Next
tour-end = End the tour
tour-play = { $watching ->
    [yes] Watch
   *[no] Play
}
tour-welcome = Welcome to the table
tour-welcome-about = { $watching ->
    [yes] You are watching, so you are not asked anything. The tour takes half a minute.
   *[no] You can play right away. The tour takes half a minute.
}
tour-ribbon = The course of a turn
tour-ribbon-about = A dark phase is done, the red one is now. { $phone ->
    [yes] Beside them
   *[no] Above them
} you see whom the table waits for.
tour-board = The board
tour-board-about = { $watching ->
    [yes] Everything that everybody may know lies here. The hands stay hidden from you.
   *[no] Everything that you may know lies here. Nobody sees more of your hand than the rules allow.
}
tour-request = Your question
tour-request-about = When it is your move you are asked here, with the rule beside it. { $phone ->
    [yes] Tap an answer.
   *[no] Click or tap an answer, or press its number and Enter.
}
tour-buttons = Everything else
tour-buttons-about = { $phone ->
    [yes] In the menu you look back through the game and find help. At the bottom of the screen you read what happened, and talk.
   *[no] Look back through the game, read what happened, talk, and find help. The ? key shows all keys.
}

# What the boards of several titles say

board-unpacking = Laying out the boards…
reconstructed = Our reconstruction: the printed card may differ. Owners of the game can enter their own cards.
reconstructed-short = reconstructed

# Time and people

keeping = Time and people
clock = Clock
clock-reminder = Your time is nearly up.
clock-rests = The table is paused
clock-mine = You have { $time } left
clock-other = { $name } has { $time } left
clock-since = { $name } has been awaited for { $time }
clock-for = for { $time }
span-days = { $days } d { $hours } h
span-hours = { $hours } h { $minutes } min
span-moment = < 1 min
span-minutes = { $minutes } min
times = Whom the table waits for
times-since = awaited for { $time }
times-left = { $time } left
times-free = not awaited
times-bank = reserve { $time }
pace = Pace
pace-none = No clock
pace-live = Live
pace-day = Over days
pace-none-about = Everybody takes the time they need.
pace-live-about = Everybody plays at the same time: a few minutes for each phase, and a reserve of a quarter of an hour for the whole game.
pace-day-about = Everybody plays when they find the time: a day for each phase, and a reserve of three days.
pace-over = Alone against bots a clock runs for you, too. When your time is up, the usual answer is given; if that happens twice in a row, somebody careful plays for you until you are back.
break-planned = { $until ->
    [none] A break after turn { $turn }.
   *[other] A break after turn { $turn }, until { $until }.
  }
cover-stand-in = a stand-in plays
cover-bot = a bot plays
seat-played-for = { $cover ->
    [bot] { $name } (bot)
   *[other] { $name } (stand-in)
  }
by-clock = time was up
by-stand-in = stand-in
by-bot = bot
by-order = given ahead
propose = Propose to the table
propose-about = Everybody votes. Going back, taking back an answer and ending the game need everybody's yes; anything else needs more than half. A seat is given away only if its player agrees. Players who are away get time to come back.
propose-it = Propose
propose-pause = Pause
propose-resume = Go on
propose-extend = { $days ->
    [yes] One more day for all
   *[no] Five more minutes for all
  }
propose-undo = Take back my last answer
propose-end = End the game here
propose-end-about = The game is over at once, for everybody, and is scored as it stands.
propose-break = A planned break
propose-break-about = The table stops by itself after a turn. It goes on at a time that you choose, or when you vote for it.
propose-break-after = After turn
propose-break-until = Until (may stay empty)
propose-rewind = Go back
propose-rewind-title = Go back to an earlier phase
propose-rewind-which = Go back to the beginning of …
propose-rewind-about = Going back needs everybody's yes. What was hidden then is dealt again.
propose-replace = Give a seat to somebody else
propose-replace-bot = To a bot
propose-replace-person = To a new player
propose-replace-departure = Leaves the game
propose-leave = I leave the game
propose-departure-about = A player who leaves the game cannot come back; the rulebook says what happens to their pieces.
proposal-pause = { $until ->
    [none] Pause
   *[other] Pause until { $until }
  }
proposal-resume = Go on
proposal-extend = { $name ->
    [none] { $time } more for all who are awaited
   *[other] { $time } more
  }
proposal-break = { $until ->
    [none] A break after turn { $turn }
   *[other] A break after turn { $turn }, until { $until }
  }
proposal-end = End the game here
proposal-replace = { $by ->
    [bot] A bot plays { $name }
    [person] Somebody else plays { $name }
   *[departure] { $name } leaves the game
  }
proposal-rewind = { $where ->
    [none] Go back to an earlier moment
   *[other] Go back to the beginning of: { $where }
  }
proposal-undo = { $name } takes back the last answer
vote-by = { $mine ->
    [yes] You propose it
   *[no] { $name } proposes it
  }
votes-now = Votes
vote-open = has not voted
vote-yes = yes
vote-no = no
vote-needs = { $needed ->
    [all] everybody has to say yes
   *[other] { $needed } of { $voters } have to say yes
  }
vote-closes = { $time } left
vote-away = is away
vote-must = { $count ->
    [one] { $names } has to agree
   *[other] { $names } have to agree
  }
vote-waits = { $count ->
    [one] { $names } is away and has { $time } to come back
   *[other] { $names } are away and have { $time } to come back
  }
vote-mine = The table votes on your seat
vote-here = I am here
agree-must = { $count ->
    [one] { $names } has to agree.
   *[other] { $names } have to agree.
  }
agree-all = { $count ->
    [one] { $names } has to agree.
   *[other] { $names } have to agree, all of them.
  }
agree-most = { $needed ->
    [one] One of { $others } others has to agree.
   *[other] { $needed } of { $others } others have to agree.
  }
agree-away = { $count ->
    [one] { $names } is away: whoever proposes something sends a message, and it waits { $time } for an answer.
   *[other] { $names } are away: whoever proposes something sends them a message, and it waits { $time } for an answer.
  }
grace-days = { $days ->
    [one] a day
   *[other] { $days } days
  }
grace-minutes = { $minutes } minutes
vote-agree = Yes
vote-refuse = No
rest-pause = The table is paused
rest-break = A break
rest-until = It goes on by itself: { $time }.
rest-open = It goes on when the table agrees.
rest-go-on = Propose to go on
rest-asked = The table is voting on whether to go on.
away = While I am away
away-about = Nobody has to wait for you. The stand-in or bot stops as soon as you come back.
away-go-stand-in = A stand-in plays for me now
away-go-bot = A bot plays for me now
away-back = I am back
away-furthest = When my time runs out
away-default = only the usual answers are given
away-stand-in = a careful stand-in may play
away-bot = a stand-in, later a bot may play
away-spend = The stand-in may trade and spend
away-spend-about = Otherwise it spends nothing that is hard to get back.
away-at-once = Already when my time has run out once
away-at-once-about = Otherwise the usual answer is given twice before somebody plays for me.
orders = Answers given ahead
orders-about = These questions are answered for you, so you need not come for them. An answer holds as long as the same choices are offered; otherwise you are asked. Nobody else sees it.
orders-none = You are not asked anything just now. When you are, you can choose here how that question is answered from then on.
order-default = { $question ->
    [none] the usual answer
   *[other] the usual answer to “{ $question }”
  }
order-usual = { $text ->
    [none] The usual answer
   *[other] The usual answer: { $text }
  }
order-times = { $times ->
    [one] 1 more time
   *[other] { $times } more times
}
order-until = until turn { $turn }
order-give = Always answer like this
order-revoke = Revoke the answer given ahead for { $kind }
seat-links = My seat and other people
seat-links-about = With a link somebody can play your seat with you, or instead of you. It works for one person and for some days; the table is told who comes.
seat-link = A seat for you
seat-link-share = Share my seat
seat-link-give = Give my seat away
seat-link-vacant = A new player for { $name }
sharing = You play this seat together:
sharing-owner = has the seat
sharing-end = { $name } no longer plays it
sharing-go = I no longer play it
seat-link-share-from = { $player ->
    [none] Somebody asks you to play along
   *[other] { $player } asks you to play along
  }
seat-link-replace-from = A seat in a game that is being played
seat-link-seat = You will play { $name }
seat-link-share-about = You play it together with the player who has it now: both of you see everything, and the first answer counts.
seat-link-replace-about = The seat is yours from then on. You will know everything that the seat knows; the next page tells you where the game stands.
seat-link-take = Sit down
seat-link-until = This link works until { $until }.
seat-link-dead-spent = A link to a seat works for one person and for some days, and stops working when a newer one is made. Ask the person who sent it for another.
seat-link-dead-moved = The person who sent you this link no longer plays that seat. If you would like to play along, ask the people at the table.
seat-link-dead-back = The seat was free while its player was away, and is theirs again. Ask the people at the table whether you can watch.
seat-link-dead-parted = Its player plays it alone again. Ask them if you would like to play along.
seat-link-dead-over = Nobody can sit down at it any more. In the lobby you find games that wait for players.
links-good = Links that still work
links-share = To share { $name }
links-replace = To take over { $name }
links-by = { $mine ->
    [yes] made by you
   *[no] made by { $maker }
  } · for one person · until { $until }
links-revoke = Revoke
newcomer-share = { $name } plays it too, since turn { $turn }
newcomer-replace = { $name } took it over in turn { $turn }
newcomer-swap = { $name } has it by an exchange in turn { $turn }
briefing-asked = What you are asked
briefing-others = Nothing just now: the table waits for others.
briefing-you = You play { $name }
briefing-turn = turn { $turn }
briefing-standing = place { $rank } of { $seats }, { $score ->
    [one] 1 point
   *[other] { $score } points
  }
briefing-log = What happened last, the newest first
briefing-play = To the table
achievements = Achievements
achievements-about = What you have earned in finished games. You keep it, whatever you play next.
achievements-sign-in = To earn achievements, take a seat first or sign in.
achievements-have = { $have } of { $all } earned
achievements-none-new = Nothing new this time.
achievement-new = New
achievement-since = { $day }{ $times ->
    [one] {""}
   *[other] {" "}({ $times } times)
  }
achievement-open = not yet

## What is asked once before it is done

doubt-back = Not yet
`,as=`modulepreload`,os=function(e){return`/`+e},ss={},cs=function(e){return e.pathname.endsWith(`.css`)},ls=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},us=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=os(t,n);let r=s(t),i=cs(r);return ls(ss,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:as,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{let i=a=>{t.removeEventListener(`load`,i),t.removeEventListener(`error`,i),a.type===`error`?n(Error(`Unable to preload CSS for ${r}`)):e(a)};t.addEventListener(`load`,i),t.addEventListener(`error`,i)})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},ds={en:`English`,de:`Deutsch`},fs={en:async()=>is,de:async()=>(await us(async()=>{let{default:e}=await import(`./de-B49KiSQM.js`);return{default:e}},[])).default};function ps(e,t){let n=new jo(e,{useIsolating:!1});for(let e of t)n.addResource(new ns(e));return n}var ms=new class{#e=I(`en`);get language(){return Z(this.#e)}set language(e){L(this.#e,e,!0)}#t=I(ps(`en`,[is]));#n=I(Z(this.#t));#r=bt(()=>new Intl.NumberFormat(this.language));#i=new Set;#a=Promise.resolve();speak(e){return this.#s(()=>this.#o(e))}async#o(e){L(this.#n,e===`en`?Z(this.#t):await this.#c(e)),this.language=e,document.documentElement.lang=e}async learn(e){if(this.#i.has(e))return void await this.#a;this.#i.add(e),await this.#s(async()=>{L(this.#t,await this.#c(`en`)),await this.#o(this.language)})}#s(e){let t=this.#a.then(e);return this.#a=t.catch(()=>void 0),t}say(e,t){for(let n of[Z(this.#n),Z(this.#t)]){let r=n.getMessage(e);if(r?.value)return n.formatPattern(r.value,t)}return e}numeral(e){return Z(this.#r).format(e)}has(e){return Z(this.#t).hasMessage(e)}async#c(e){let t=await Promise.all([...this.#i].map(t=>t[e]()));return ps(e,[await fs[e](),...t.flat()])}},hs=(e,t)=>ms.say(e,t),gs=e=>ms.numeral(e),_s={again:`M16.5 10a6.5 6.5 0 1 1-2-4.7L16.5 7M16.5 3.5V7H13`,arts:`M5 4v7a5 5 0 0 0 10 0V4M8 4v10M12 4v10M7 17h6`,bell:`M10 3a4.500 4.500 0 0 1 4.500 4.500c0 4 1.500 5.500 1.500 5.500h-12s1.500-1.500 1.500-5.500A4.500 4.500 0 0 1 10 3zM8.300 15.500a1.800 1.800 0 0 0 3.400 0`,book:`M10 5.5C8.500 4 6 3.500 3 3.500v12c3 0 5.500.500 7 2 1.500-1.500 4-2 7-2v-12c-3 0-5.500.500-7 2zM10 5.500v12`,bot:`M6 7h8a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM10 7V4M7.5 11v.1M12.5 11v.1M8 13.8h4`,bow:`M6 3c7 1.5 10 4 11 11M6 3l11 11M3 17 13 7M13 7h-3.5M13 7v3.5M3 17v-3M3 17h3`,brick:`M3.5 6h13v8h-13zM3.5 10h13M8 6v4M12 10v4`,building:`M3 16V8l3-2.5L9 8v8M9 16V5h8v11M2 16h16M12 8.5h2M12 12h2`,chat:`M3 4.5h14v9H9l-4 3.5v-3.5H3z`,chart:`M3.5 3.5v13h13M6 13.5l3.500-4 3 2.500 4-6.500`,check:`m4 10.5 4 4 8-9`,civics:`M3 8 10 3l7 5zM5 8v7M10 8v7M15 8v7M3 16.5h14`,clock:`M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M10 6v4.2l2.8 1.8`,close:`m5 5 10 10M15 5 5 15`,coin:`M3.2 10a6.8 6.8 0 1 0 13.6 0a6.8 6.8 0 1 0-13.6 0M10 6.5v7M8 8.2h3.2a1.4 1.4 0 0 1 0 3H8.4`,conflict:`m4 16 3-3M5.5 11.5 8.5 14.5M7 13l9-9h-.1M16 4l-1.5 3.5L8.5 13.2`,copy:`M8.5 7h6.5a1.5 1.5 0 0 1 1.5 1.5v6.5a1.5 1.5 0 0 1-1.5 1.5h-6.5a1.5 1.5 0 0 1-1.5-1.5v-6.5a1.5 1.5 0 0 1 1.5-1.5zM13 7V5A1.5 1.5 0 0 0 11.5 3.5H5A1.5 1.5 0 0 0 3.5 5v6.5A1.5 1.5 0 0 0 5 13h2`,crafts:`M4 16 11 9M9 4l7 7-2.5 2.5-7-7z`,down:`m5 8 5 5 5-5`,download:`M10 3.5v9M6 9l4 4 4-4M4 16.5h12`,earlier:`m10 5-5 5 5 5M16 5l-5 5 5 5`,eye:`M2 10s3-5.5 8-5.5S18 10 18 10s-3 5.5-8 5.5S2 10 2 10zM7.7 10a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0`,filter:`M3 4.500h14l-5.500 6.500v5l-3-1.500V11z`,first:`M5 4.5v11M16 4.5 8 10l8 5.5z`,fish:`M2.5 10c3-5 8.500-5.500 12-1.500L17.500 6v8l-3-2.500C11 15.500 5.500 15 2.500 10zM6.500 9.200v.1`,go:`m7.500 5 5 5-5 5`,gold:`M6 14 8 7h4l2 7zM4 14h12`,hand:`M4.5 4.5h5a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-5a1.5 1.5 0 0 1-1.5-1.5v-9a1.5 1.5 0 0 1 1.5-1.5zM11.5 5.5 16.8 7l-3 10-2.3-.7`,harvest:`M10 17V5.5M10 9C7.200 9 6 7.200 6 5c2.800 0 4 1.800 4 4zM10 9c2.800 0 4-1.800 4-4-2.800 0-4 1.800-4 4zM10 14c-2.800 0-4-1.800-4-4 2.800 0 4 1.800 4 4zM10 14c2.800 0 4-1.800 4-4-2.800 0-4 1.800-4 4z`,help:`M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M7.8 8a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.6M10 14.2v.1`,history:`M3.5 10a6.5 6.5 0 1 0 2-4.7L3.5 7M3.5 3.5V7H7M10 6.5V10l2.5 1.5`,horse:`M5 17c0-4 1-5 2-6.5L4 12 3 10l4-5 1-2 1.5 2C14 6 16 9 15.5 17z`,hourglass:`M5.5 3.5h9M5.5 16.5h9M6.5 3.5c0 3.5 3.5 4.5 3.5 6.5s-3.5 3-3.5 6.5M13.5 3.5c0 3.5-3.5 4.5-3.5 6.5s3.5 3 3.5 6.5`,keyboard:`M4 5.5h12a1.5 1.5 0 0 1 1.5 1.5v6.5a1.5 1.5 0 0 1-1.5 1.5h-12a1.5 1.5 0 0 1-1.5-1.5v-6.5a1.5 1.5 0 0 1 1.5-1.5zM5.5 8.5h.1M8.5 8.5h.1M11.5 8.5h.1M14.5 8.5h.1M6.5 12h7`,language:`M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M6.9 10a3.1 7 0 1 0 6.2 0a3.1 7 0 1 0-6.2 0M3 10h14M4 6.5h12M4 13.5h12`,last:`M15 4.5v11M4 4.5l8 5.5-8 5.5z`,later:`m4 5 5 5-5 5M10 5l5 5-5 5`,lamp:`M7.5 14.5v-1.800a5 5 0 1 1 5 0v1.800zM8.300 17.500h3.400`,learn:`M1.500 7.500 10 3.500l8.500 4-8.500 4zM5 9.200v4.300c2.800 2.300 7.200 2.300 10 0V9.200M18.500 7.500v5`,left:`M17 10H4M8.5 5.5 4 10l4.5 4.5`,link:`M8.5 11.5a3.2 3.2 0 0 0 4.6 0l2.6-2.6a3.2 3.2 0 0 0-4.6-4.6L10 5.4M11.5 8.5a3.2 3.2 0 0 0-4.6 0l-2.6 2.6a3.2 3.2 0 0 0 4.6 4.6l1.1-1.1`,list:`M7 5.5h9.5M7 10h9.5M7 14.5h9.5M3.6 5.5h.1M3.6 10h.1M3.6 14.5h.1`,lock:`M6 9h8a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5h-8a1.5 1.5 0 0 1-1.5-1.5v-5a1.5 1.5 0 0 1 1.5-1.5zM7 9V6.5a3 3 0 0 1 6 0V9`,map:`m3 5 4.5-1.5 5 1.5L17 3.5V15l-4.5 1.5-5-1.5L3 16.5zM7.5 3.5V15M12.5 5v11.5`,meeple:`M7.500 5.500a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0M8.200 7.800C8 11.500 5.300 13 4.800 16.500h10.400c-.5-3.500-3.200-5-3.400-8.700M6.500 10.500h7`,medal:`M10 9a4 4 0 1 1 0 8a4 4 0 1 1 0-8M7.6 9.8 4.500 3h4L10 6.200 11.500 3h4l-3.100 6.800`,menu:`M3.5 6h13M3.5 10h13M3.5 14h13`,minus:`M4 10h12`,moon:`M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5z`,more:`M4.2 10a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0M9.2 10a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0M14.2 10a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0`,mute:`M3.5 8v4h3l4 3.5v-11L6.5 8zM13.5 8l4 4M17.5 8l-4 4`,notes:`M5 3.5h10v13H5zM7.5 7h5M7.5 10h5M7.5 13h3`,offline:`M3 3l14 14M5.5 11.2a6.3 6.3 0 0 1 3-1.7M11.5 9.5c1.100.3 2.100.9 3 1.700M3 8.500a10 10 0 0 1 3-2M9 5.300c3-.3 6 .8 8 3.200M10 15v.1`,pause:`M7 4.5v11M13 4.5v11`,people:`M4.7 7.5a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0M2.2 16.5c.5-3.2 2.6-4.5 5.3-4.5s4.8 1.3 5.3 4.5M12.5 4.9a2.8 2.8 0 0 1 0 5.2M14.6 12.4c1.8.6 2.9 1.9 3.2 4.1`,person:`M6.8 7a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0M3.8 17c.6-3.6 3-5 6.2-5s5.6 1.4 6.2 5`,pick:`M3 8c4-5 10-5 14 0-4-2-10-2-14 0zM10 6.500V17`,pin:`M10 17.5C6.500 13.500 4.500 10.800 4.500 8.200a5.500 5.500 0 0 1 11 0c0 2.600-2 5.300-5.500 9.300zM8 8.200a2 2 0 1 0 4 0a2 2 0 1 0-4 0`,plague:`M10 3c4 0 6.500 2.700 6.500 6 0 2.200-1 3.700-2.500 4.700V17H6v-3.300C4.500 12.700 3.500 11.200 3.500 9 3.500 5.700 6 3 10 3zM7.500 9.500v.1M12.500 9.500v.1M8.700 17v-2M11.300 17v-2`,play:`M6 4v12l10-6z`,plus:`M10 4v12M4 10h12`,pyramid:`M2.500 16 10 4l7.500 12zM10 4l3 12M7 8.800l4.200 0M5 12.400h7.200`,religion:`M10 3c2 2.5 4 4 4 7a4 4 0 0 1-8 0c0-3 2-4.5 4-7zM5 17h10`,right:`M3 10h13M11.5 5.5 16 10l-4.5 4.5`,ring:`M4.5 10a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0`,science:`M8 10a2 2 0 1 0 4 0a2 2 0 1 0-4 0M2.5 10a7.5 3.2 0 1 0 15 0a7.5 3.2 0 1 0-15 0M6.8 10a3.2 7.5 0 1 0 6.4 0a3.2 7.5 0 1 0-6.4 0`,search:`M3.5 9a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M13.2 13.2l4 4`,send:`M3.5 10 16.5 4l-3.5 12.5-3.2-5z`,settings:`M4 6h6M14 6h2M4 14h2M10 14h6M10 6a2 2 0 1 0 4 0a2 2 0 1 0-4 0M6 14a2 2 0 1 0 4 0a2 2 0 1 0-4 0`,shield:`M10 3 16 5v5c0 3.5-2.5 6-6 7.5C6.5 16 4 13.5 4 10V5z`,ship:`M3 13h14l-2.4 4H5.4zM10 13V3l5.5 7.5H10`,sound:`M3.5 8v4h3l4 3.5v-11L6.5 8zM13.5 7.5a3.6 3.6 0 0 1 0 5M15.6 5.4a6.5 6.5 0 0 1 0 9.2`,stack:`M4 6a6 2.5 0 1 0 12 0a6 2.5 0 1 0-12 0M4 6v4c0 1.4 2.7 2.5 6 2.5s6-1.1 6-2.5V6M4 10v4c0 1.4 2.7 2.5 6 2.5s6-1.1 6-2.5v-4`,star:`m10 3 2.1 4.6 5 .5-3.7 3.4 1 5L10 14l-4.4 2.5 1-5L2.9 8.1l5-.5z`,starter:`M6 17V3.500l9.500 3.500L6 10.500`,steps:`M3 16h3.5v-3.5H10V9h3.5V5.5H17`,stone:`m4 14 2-7 5-2 5 4v5z`,sun:`M6.6 10a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0M10 2.5v2M10 15.5v2M2.5 10h2M15.5 10h2M4.7 4.7l1.4 1.4M13.9 13.9l1.4 1.4M4.7 15.3l1.4-1.4M13.9 6.1l1.4-1.4`,sword:`m5 15 9.5-9.5L16 4l-.5 2.5L7 15M4.5 11.5l4 4M5.5 14.5 3.5 16.5`,system:`M4.5 4h11a1.5 1.5 0 0 1 1.5 1.5v6.5a1.5 1.5 0 0 1-1.5 1.5h-11a1.5 1.5 0 0 1-1.5-1.5v-6.5a1.5 1.5 0 0 1 1.5-1.5zM7.5 17h5M10 13.5V17`,target:`M3.5 10a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M7.8 10a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0`,text:`M4 5V4h12v1M10 4v12M8 16h4`,track:`M2.5 16.5v-3.500h4v-3h4v-3h4v-3h3M2.500 16.500h15M17.500 4.500v12`,trade:`M10 3.5v13M6 16.5h8M4 6h12M4 6l-2.200 5a2.300 2.300 0 0 0 4.400 0zM16 6l-2.200 5a2.300 2.300 0 0 0 4.400 0z`,trophy:`M6.5 3.5h7v5a3.5 3.5 0 0 1-7 0zM6.5 5h-3c0 3 1 4 3 4.2M13.5 5h3c0 3-1 4-3 4.2M10 12v2.5M6.8 16.5h6.4`,undo:`M7 4 3.5 7.5 7 11M3.8 7.5H12a4.2 4.2 0 0 1 0 8.5H8`,up:`m5 12 5-5 5 5`,war:`m4 4 9.500 9.500M16 4 6.500 13.500M11.500 15.500l4-4M14 14l2.500 2.500M4.500 11.500l4 4M6 14l-2.500 2.500`,warning:`M10 3.5 17.5 16.5h-15zM10 8v4M10 14.3v.1`,wood:`M4 13h12M5 13a2.5 2.5 0 1 1 0-5h10a2.5 2.5 0 1 1 0 5M15 8v5`},vs=Vr(`<svg viewBox="0 0 20 20" aria-hidden="true"><path></path></svg>`);function ys(e,t){Ze(t,!0);let n=Ra(t,`small`,3,!1);var r=vs();let i;var a=pn(r);Mn(()=>{i=qi(r,0,`i`,null,i,{s:n()}),ha(a,`d`,_s[t.name])}),Wr(e,r),Qe()}export{Mr as $,Vi as A,f as At,ui as B,ha as C,Ye as Ct,$i as D,Oe as Dt,ea as E,Xe as Et,Pi as F,Jr as G,si as H,Si as I,Ur as J,Kr as K,xi as L,Li as M,Ii as N,Yi as O,De as Ot,Ni as P,Hr as Q,hi as R,fa as S,ct as St,pa as T,Ze as Tt,$r as U,ci as V,Qr as W,Vr as X,zr as Y,Gr as Z,ka as _,L as _t,ms as a,mr as at,xa as b,bt,to as c,Tn as ct,Ba as d,an as dt,jr as et,za as f,dn as ft,ja as g,tn as gt,La as h,mn as ht,hs as i,dr as it,Ri as j,_ as jt,qi as k,g as kt,ro as l,Dn as lt,Fa as m,pn as mt,ds as n,kr as nt,us as o,Nn as ot,Ra as p,fn as pt,Wr as q,gs as r,Z as rt,eo as s,Mn as st,ys as t,Ar as tt,io as u,on as ut,wa as v,I as vt,ma as w,Qe as wt,_a as x,st as xt,Ca as y,xt as yt,di as z};