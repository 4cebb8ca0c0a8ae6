// The only inline script of each page, in its head. The content of a page works without scripts, so the
// module of all pages (page.ts) is loaded when everything else has come and the browser is idle, or at the
// first sign that the visitor is about to use the page.
import { filterParameter } from '@/lib/price-filter';
import './lay-out-all';

declare global {
  interface Document {
    /** Whether nobody has asked for the page yet (speculation rules). TypeScript does not know it yet. */
    prerendering?: boolean;
  }
}

/** The paths of the module and its parts, which the build has set on this script (rewrite-pages.ts). */
const { module = '' } = (document.currentScript as HTMLScriptElement).dataset;
let starting = false;

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'online'];
for (const sign of signs) {
  addEventListener(sign, onSign as EventListener, { capture: true, passive: true });
}
// Nothing runs in a page that nobody may ever see.
if (document.prerendering)
  document.addEventListener('prerenderingchange', loadWhenReady, { once: true });
else loadWhenReady();

function loadWhenReady() {
  if (new URLSearchParams(location.search).has(filterParameter)) loadModule();
  else if (document.readyState === 'complete') loadWhenIdle();
  else window.addEventListener('load', loadWhenIdle);
}

function loadWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(loadModule, { timeout: 2000 });
  // Safari does not have it: this leaves time for what the load itself started.
  else setTimeout(loadModule, 200);
}

function onSign({ type, target, key, movementX, movementY }: PointerEvent & KeyboardEvent) {
  // A mouse at rest over a loading page also causes a pointermove, with no movement: that is no sign.
  if (type !== 'pointermove' || movementX || movementY) loadModule();
  if (type === 'click') markPressed((target as Element).closest('button[data-waits]'), type);
  if (key === 'Enter' && target instanceof HTMLInputElement) {
    markPressed(target.form?.querySelector('button[data-waits]'), key);
  }
}

/** Who goes on writing after a press is not asked to send half of it. What scripts fill in is not written. */
addEventListener('input', ({ isTrusted, target }) => {
  const form = isTrusted && (target as HTMLInputElement).form;
  if (form) form.querySelector('[data-pressed]')?.setAttribute('data-pressed', 'edited');
});

/** Once, when the page is parsed to its end. After a failure, the next sign asks again. */
function loadModule() {
  if (starting) return;
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', loadModule, { once: true });
    return;
  }
  starting = true;
  Promise.all(module.split(' ').map((address) => import(address))).catch(() => {
    starting = false;
    // Forms then show the direct ways (components/enquiry/enquiry.css).
    document.documentElement.dataset.failed = '';
  });
}

/** A press on a button that does not work yet is marked; its island does the work when it is ready. */
function markPressed(button: Element | null | undefined, how: string) {
  button?.setAttribute('data-pressed', how);
  // Who leaves now would leave an enquiry that nobody gets. Only after a press: it keeps a page from the
  // back/forward cache.
  if (button?.closest('form')) addEventListener('beforeunload', askBeforeLeaving);
}

function askBeforeLeaving(event: Event) {
  if (document.querySelector('form [data-pressed]')) event.preventDefault();
  else removeEventListener('beforeunload', askBeforeLeaving);
}
