// The one script that stands in each page itself, in its head; compile-bootstrap.ts compiles it. What
// people came for works without any script, so those of the page are deferred until everything else
// is there and the browser is idle, or until the first sign that somebody is about to use the page.
import { filterParameter } from '@/lib/price-filter';
import { scriptFolder, startPage } from './next-adapter';
import './rendering';

declare global {
  interface Window {
    /** Not in TypeScript's own types yet. */
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): void;
    };
  }
}

/** What the build has written on the script (pages.ts). */
const { scripts, loader, entry, page, integrity } = (document.currentScript as HTMLScriptElement)
  .dataset as Record<'scripts' | 'loader' | 'entry' | 'page' | 'integrity', string>;

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
const listening = { capture: true, passive: true };
const loaded = new Map<string, Promise<unknown>>();
let starting = false;

// Where Trusted Types are enforced, scripts come from the site's own build or not at all. The
// policy is the default one, since Next's loader hands plain strings to the browser.
window.trustedTypes?.createPolicy('default', {
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, document.baseURI);
    const isOwn = origin === location.origin && pathname.startsWith(scriptFolder);
    return isOwn ? address : null;
  },
});

listen();
document.addEventListener('click', rememberPress, listening);
document.addEventListener('keydown', rememberEnter, listening);
if (new URLSearchParams(location.search).has(filterParameter)) start();
else if (document.readyState === 'complete') whenIdle();
else window.addEventListener('load', whenIdle);

function whenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  // Safari has none: some time for what the load itself set off.
  else setTimeout(start, 200);
}

function listen() {
  for (const sign of signs) document.addEventListener(sign, startOnSign, listening);
}

/** A mouse that rests over a page which comes is told as a movement by nothing: that is no sign. */
function startOnSign(event: Event) {
  const { type, movementX, movementY } = event as PointerEvent;
  if (type !== 'pointermove' || movementX || movementY) start();
}

/**
 * All or nothing: the page starts when all is there that it needs, and the next sign asks again for
 * what failed. With half of it Next would replace the page by an error.
 */
function start() {
  // The visitor may have been quicker than the idle moment.
  if (starting) return;
  starting = true;
  for (const sign of signs) document.removeEventListener(sign, startOnSign, listening);
  preload(loader);
  // The hash refuses the data of another build, as in the minute of an upload.
  const data = fetch(page, { integrity }).then((response) => response.text());
  Promise.all([data, ...scripts.split(' ').map(load)])
    .then(([text]) => {
      startPage(entry, text);
      return load(loader);
    })
    .catch(() => {
      starting = false;
      listen();
    });
}

function preload(address: string) {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = address;
  document.head.append(link);
}

function load(address: string): Promise<unknown> {
  const earlier = loaded.get(address);
  if (earlier) return earlier;
  const loading = new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.onload = resolve;
    script.onerror = () => {
      script.remove();
      loaded.delete(address);
      reject(new Error(address));
    };
    script.src = address;
    document.head.append(script);
  });
  loaded.set(address, loading);
  return loading;
}

// A button that can do nothing yet is marked, and its island does it as soon as it can.

function rememberPress({ target }: Event) {
  mark((target as Element).closest('button[data-waits]'));
}

function rememberEnter({ key, target }: KeyboardEvent) {
  if (key === 'Enter' && target instanceof HTMLInputElement) {
    mark(target.form?.querySelector('button[data-waits]'));
  }
}

function mark(button: Element | null | undefined) {
  button?.setAttribute('data-pressed', '');
}
