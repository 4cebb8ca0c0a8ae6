import { findParameter } from '@/lib/find/entry';

const load = () => import('./find-results');

/** How long the typed words rest before they go into the address, in ms: browsers allow few changes. */
const rest = 300;

/**
 * Makes the search field of the index work. What it needs is fetched when somebody turns to the field,
 * or the address has words (?q=neil); the words go into the address.
 */
export function enhanceFind() {
  const form = document.querySelector<HTMLFormElement>('form[role=search]');
  const field = form?.elements.namedItem(findParameter);
  if (!form || !(field instanceof HTMLInputElement)) return;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    load()
      .then((results) => results.show(form, field))
      .catch(() => say(form, field.value ? 'failed' : ''));
  };
  const record = () => {
    clearTimeout(timer);
    const address = addressOf(location.href, field.value);
    if (address !== location.href) history.replaceState(history.state, '', address);
  };
  const follow = () => {
    const words = new URLSearchParams(location.search).get(findParameter) ?? '';
    if (words === field.value) return;
    field.value = words;
    show();
  };

  field.addEventListener('focus', () => {
    load()
      .then((results) => results.prepare())
      // Typing asks again, and says what is wrong.
      .catch(() => undefined);
  });
  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(record, rest);
    show();
  });
  // Also when a result is followed: the field loses the focus first.
  field.addEventListener('change', record);
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || field.value === '') return;
    event.preventDefault();
    field.value = '';
    record();
    show();
  });
  addEventListener('popstate', follow);
  // The address sets the words, unless the visitor typed before the scripts ran.
  if (field.value === '') follow();
  else {
    record();
    show();
  }
}

/** The address of a search; nothing looked for has no parameter. */
function addressOf(href: string, words: string): string {
  const url = new URL(href);
  if (words.trim()) url.searchParams.set(findParameter, words.trim());
  else url.searchParams.delete(findParameter);
  return url.href;
}

function say(form: HTMLFormElement, what: string) {
  const said = form.querySelector<HTMLElement>('[data-said]');
  if (said) said.textContent = said.dataset[what] ?? '';
}
