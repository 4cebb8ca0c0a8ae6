'use client';

/** Prints a trip, or makes its calendar file. */
export function enhanceTakeAlong(signal: AbortSignal) {
  document.addEventListener('click', onClick, { signal });
}

async function onClick({ target }: Event) {
  const button = target instanceof Element && target.closest<HTMLElement>('button[data-take]');
  if (!button) return;
  if (button.dataset.take === 'print') {
    print();
    return;
  }
  const said = button.closest('section')?.querySelector<HTMLElement>('[data-said]');
  const result = await import('./calendar-file')
    .then(({ makeCalendar }) => makeCalendar())
    .catch(() => 'failed' as const);
  if (said) said.textContent = said.dataset[result] ?? '';
}
