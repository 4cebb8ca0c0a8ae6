// The one script that stands in each page itself, in its head; it is compiled into the page by
// scripts/finish/starter-script.ts. What people came for works without any script, so those of the
// page come when everything else is there and the browser has nothing to do, or with the first sign
// that somebody is about to use it.
import { expectPlace, layOutFarBelow } from '@/components/islands/far-below';
import { filterParameter } from '@/lib/price-filter';

declare global {
  interface Window {
    /** What Next's loader and its start look for. */
    TURBOPACK?: unknown[];
    __next_f?: unknown[];
    /** Not in TypeScript's own types yet. */
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): void;
    };
  }
}

/** What finish has written on the script (scripts/finish/hold-scripts.ts). */
const { scripts, loader, entry, page, integrity } = (document.currentScript as HTMLScriptElement)
  .dataset as Record<'scripts' | 'loader' | 'entry' | 'page' | 'integrity', string>;

const acts = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
const listening = { capture: true, passive: true };
const loaded = new Map<string, Promise<unknown>>();
let starting = false;

// Where Trusted Types are enforced, scripts come from the site's own build or not at all. The
// policy is the default one, since Next's loader hands plain strings to the browser.
window.trustedTypes?.createPolicy('default', {
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, document.baseURI);
    const isOwn = origin === location.origin && pathname.startsWith('/_next/static/');
    return isOwn ? address : null;
  },
});

// Who comes back, or comes to a place in the page, needs its true length. Others get it when the first
// view is there with its fonts, which would else be set twice all the way down.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (location.hash || /^(reload|back_forward)$/.test(visit?.type ?? '')) expectPlace();
document.addEventListener('DOMContentLoaded', () => document.fonts.ready.then(layOutFarBelow));

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

/**
 * All or nothing: the page starts when all is there that it needs, and asks again for what failed.
 * Half of it would leave Next with an error in place of the page.
 */
function start() {
  // The visitor may have been quicker than the idle moment.
  if (starting) return;
  starting = true;
  for (const act of acts) document.removeEventListener(act, start, listening);
  fetchAhead(loader);
  Promise.all([fetchData(), ...scripts.split(' ').map(load)])
    .then(([data]) => {
      window.__next_f = [[0], [1, data]];
      window.TURBOPACK?.push(JSON.parse(entry));
      return load(loader);
    })
    .catch(() => {
      starting = false;
      listen();
    });
}

/** The page's data, which is what Next fetches when one comes to the page by a link. */
async function fetchData(): Promise<string> {
  const response = await fetch(page, { integrity });
  return response.text();
}

/** The act itself is left alone: what is native goes on at once. */
function listen() {
  for (const act of acts) document.addEventListener(act, start, listening);
}

function fetchAhead(address: string) {
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
