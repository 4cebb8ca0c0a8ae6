// The only inline script of each page, in its head; compile-bootstrap.ts compiles it. The content of a
// page works without scripts, so the page's scripts are deferred until everything else has loaded and
// the browser is idle, or until the first sign that the visitor is about to use the page.
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

/** The attributes that the build has set on this script (pages.ts). */
const { scripts, loader, entry, page, integrity } = (document.currentScript as HTMLScriptElement)
  .dataset as Record<'scripts' | 'loader' | 'entry' | 'page' | 'integrity', string>;

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
const listening = { capture: true, passive: true };
const loaded = new Map<string, Promise<unknown>>();
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

listen();
document.addEventListener('click', rememberPress, listening);
document.addEventListener('keydown', rememberEnter, listening);
if (new URLSearchParams(location.search).has(filterParameter)) start();
else if (document.readyState === 'complete') whenIdle();
else window.addEventListener('load', whenIdle);

function whenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  // Safari does not have it: this leaves time for what the load itself started.
  else setTimeout(start, 200);
}

function listen() {
  for (const sign of signs) document.addEventListener(sign, startOnSign, listening);
}

/** A mouse at rest over a loading page also causes a pointermove, with no movement: that is no sign. */
function startOnSign(event: Event) {
  const { type, movementX, movementY } = event as PointerEvent;
  if (type !== 'pointermove' || movementX || movementY) start();
}

/**
 * Starts the page only when everything that it needs has loaded; after a failure, the next sign
 * requests the rest again. With a part missing, Next would replace the page with an error.
 */
function start() {
  // The visitor may have acted before the browser was idle.
  if (starting) return;
  starting = true;
  for (const sign of signs) document.removeEventListener(sign, startOnSign, listening);
  preload(loader);
  // The hash rejects the data of another build, for example during an upload.
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

// A press on a button that does not work yet is marked; its island does the work when it is ready.

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
