// The only inline script of each page, in its head; compile.ts compiles it. The content of a page works
// without scripts, so the page's module (module.ts) is loaded when everything else has come and the
// browser is idle, or at the first sign that the visitor is about to use the page.
import { filterParameter } from '@/lib/price-filter';
import { scriptFolder } from './next-adapter';
import './rendering';

declare global {
  interface Window {
    /** Not in TypeScript's own types yet. */
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): void;
    };
  }
  interface Document {
    /** The same: whether the page is prepared before anybody has asked for it (speculation rules). */
    prerendering?: boolean;
  }
}

/** The addresses of the module and its parts, which the build has set on this script (pages.ts). */
const { module = '' } = (document.currentScript as HTMLScriptElement).dataset;
let starting = false;

// Where Trusted Types are enforced, only scripts of the site's own build can load. This is the default
// policy, since Next's loader passes plain strings to the browser.
window.trustedTypes?.createPolicy('default', {
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, document.baseURI);
    const isOwn = origin === location.origin && pathname.startsWith(scriptFolder);
    return isOwn ? address : null;
  },
});

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'online'];
for (const sign of signs) {
  addEventListener(sign, onSign as EventListener, { capture: true, passive: true });
}
// Nothing runs in a page that nobody may ever see.
if (document.prerendering) document.addEventListener('prerenderingchange', begin, { once: true });
else begin();

function begin() {
  if (new URLSearchParams(location.search).has(filterParameter)) start();
  else if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle);
}

function whenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  // Safari does not have it: this leaves time for what the load itself started.
  else setTimeout(start, 200);
}

function onSign({ type, target, key, movementX, movementY }: PointerEvent & KeyboardEvent) {
  // A mouse at rest over a loading page also causes a pointermove, with no movement: that is no sign.
  if (type !== 'pointermove' || movementX || movementY) start();
  if (type === 'click') mark((target as Element).closest('button[data-waits]'));
  if (key === 'Enter' && target instanceof HTMLInputElement) {
    mark(target.form?.querySelector('button[data-waits]'));
  }
}

/** Once. After a failure, the next sign asks again. */
function start() {
  if (starting) return;
  starting = true;
  Promise.all(module.split(' ').map((address) => import(address))).catch(() => {
    starting = false;
  });
}

/** A press on a button that does not work yet is marked; its island does the work when it is ready. */
function mark(button: Element | null | undefined) {
  button?.setAttribute('data-pressed', '');
  // Who leaves now would leave an enquiry that nobody gets. Only after a press: it keeps a page from the
  // back/forward cache.
  if (button?.closest('form')) addEventListener('beforeunload', askBeforeLeaving);
}

function askBeforeLeaving(event: Event) {
  if (document.querySelector('form [data-pressed]')) event.preventDefault();
  else removeEventListener('beforeunload', askBeforeLeaving);
}
