type Field = HTMLElement & { name: string; value?: string; setSelectionRange?: unknown };

/** Fields, and buttons with a name. */
const named = '[name]';

/**
 * Remembers the fields of an island by their names, so that what they hold can be put into others that
 * take their places. What has been removed from the page still holds its value and its selection.
 * @returns putBack gives the present fields the values, the focus, and the press that waits
 *   (bootstrap.ts), of those that are no longer there
 */
export function rememberFields(place: HTMLElement): { putBack(): void } {
  const fields = [...place.querySelectorAll<Field>(named)];
  let focused: Element | null = document.activeElement;
  const watching = new AbortController();
  place.addEventListener('focusin', ({ target }) => (focused = target as Element), watching);
  place.addEventListener(
    'focusout',
    ({ target }) =>
      queueMicrotask(() => {
        // Browsers also report it of what is removed from the page.
        if (focused === target && focused?.isConnected) focused = null;
      }),
    watching,
  );
  return {
    putBack() {
      watching.abort();
      for (const field of fields) {
        const successor = place.querySelector<Field>(`[name="${field.name}"]`);
        if (field.isConnected || !successor) continue;
        successor.value = field.value;
        const { pressed } = field.dataset;
        if (pressed !== undefined) successor.dataset.pressed = pressed;
        if (field === focused) focusLike(successor, field);
      }
    },
  };
}

/** Gives the focus and the selection of a field to another. */
function focusLike(field: Field, before: Field) {
  field.focus({ preventScroll: true });
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const { selectionStart, selectionEnd } = before as typeof field;
  // Fields for addresses and days have no selection that scripts may know.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}
