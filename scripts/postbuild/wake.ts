import { hasDraft } from '@/lib/enquiry/draft';
import type { FormName } from '@/lib/enquiry/payload';
import { type PageScripts, startPage } from './next-adapter';

// React sleeps until one of the page's islands is needed: then Next hydrates the page as it is. Islands
// say so by the attribute data-island; "at-rest" needs no sign from the visitor.

/** The attributes that the build has set on the bootstrap (pages.ts); a page of its own has none. */
const page = document.querySelector<HTMLScriptElement>('script[data-page]')?.dataset;

/** How long to wait before asking again for what has not come, in ms. */
const retryMs = 5_000;

const loaded = new Map<string, Promise<unknown>>();
let isWaking = false;

/**
 * Wakes React when an island comes near the window of somebody who has begun to use the page, when one
 * is touched or gets the focus, or when it has something to show at once: the visitor's list, a draft,
 * or what the address says.
 */
export function wakeWhenNeeded() {
  const islands = document.querySelectorAll<HTMLElement>('[data-island]');
  if (!page || islands.length === 0) return;
  for (const sign of ['pointerdown', 'touchstart', 'focusin', 'click', 'input']) {
    document.addEventListener(sign, wakeTouched, { capture: true, passive: true });
  }
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
    },
    { rootMargin: '300px' },
  );
  const observe = () => {
    for (const island of islands) near.observe(island);
  };
  for (const use of ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin']) {
    addEventListener(use, observe, { capture: true, passive: true, once: true });
  }
  addEventListener('online', () => pressed() && wake());
  if ([...islands].some(needsToBeAwake)) wake();
}

/** Whether an island has something to show, or has been touched before this script came. */
function needsToBeAwake(island: HTMLElement): boolean {
  const { island: when, enquiry } = island.dataset;
  if (when === 'at-rest' || island.contains(document.activeElement)) return true;
  if (island.querySelector('[data-pressed]')) return true;
  // A closed dialog waits until it opens.
  const isShown = island.getClientRects().length > 0;
  return (
    isShown && enquiry !== undefined && (location.search !== '' || hasDraft(enquiry as FormName))
  );
}

function wakeTouched({ target }: Event) {
  if ((target as Element).closest?.('[data-island]')) wake();
}

/**
 * Starts the page only when everything that it needs has loaded; after a failure, the next sign requests
 * the rest again. With a part missing, Next would replace the page with an error. Who has pressed a
 * button meanwhile is told, and need not press again.
 */
function wake() {
  if (isWaking || !page) return;
  isWaking = true;
  wakeNext(page).catch(() => {
    isWaking = false;
    const button = pressed();
    if (!button) return;
    tellWaiting(button);
    setTimeout(wake, retryMs);
  });
}

/** The button that was pressed and waits for its island. */
function pressed(): Element | null {
  return document.querySelector('[data-island] [data-pressed]');
}

/** Shows the note of a form whose scripts have not come; the focus lets it be read aloud. */
function tellWaiting(button: Element) {
  const note = button.closest('form')?.querySelector<HTMLElement>('.until-ready');
  if (!note || note.hasAttribute('tabindex')) return;
  note.tabIndex = -1;
  note.focus();
}

async function wakeNext({ module = '', page: address = '', integrity = '' }: DOMStringMap) {
  // The last of the module's parts has been written for this page, and has come with the others.
  const { files, loader, entry }: PageScripts = await import(module.split(' ').at(-1) ?? '');
  preload(loader);
  // The hash rejects the data of another build, for example during an upload.
  const data = fetch(address, { integrity }).then((response) => response.text());
  const [text] = await Promise.all([data, ...files.map(load)]);
  startPage(entry, text);
  await load(loader);
}

function preload(href: string) {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
  );
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
