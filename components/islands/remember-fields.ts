type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement;

/**
 * Remembers the named fields and buttons of an island, so that their values can be transferred to elements that replace
 * them. Removed elements still hold their value and selection.
 * @returns `putBack` gives the present fields the values and the focus of the removed ones
 */
export function rememberFields(island: HTMLElement): { putBack(): void } {
  const named = () => [...island.querySelectorAll<Control>('[name]')];
  const fields = named();
  let focused: Element | null = document.activeElement;
  const watching = new AbortController();
  const { signal } = watching;
  const forget = () => {
    if (focused?.isConnected && focused !== document.activeElement) focused = null;
  };
  island.addEventListener('focusin', ({ target }) => (focused = target as Element), { signal });
  // Removing an element also fires focusout.
  island.addEventListener('focusout', () => queueMicrotask(forget), { signal });
  return {
    putBack() {
      watching.abort();
      const present = named();
      for (const field of fields) {
        const successor = present.find((other) => isSame(other, field));
        if (field.isConnected || !successor) continue;
        successor.value = field.value;
        if ('checked' in successor && 'checked' in field) successor.checked = field.checked;
        if (field === focused) focusLike(successor, field);
      }
    },
  };
}

/** Radio buttons and checkboxes may share a name; their values tell them apart. */
function isSame(a: Control, b: Control): boolean {
  const isTicked = a.type === 'radio' || a.type === 'checkbox';
  return a.name === b.name && (!isTicked || a.value === b.value);
}

function focusLike(field: Control, before: Control) {
  field.focus({ preventScroll: true });
  if (!('selectionStart' in field && 'selectionStart' in before)) return;
  // Scripts can't read the selection of e-mail and date fields.
  if (before.selectionStart === null) return;
  field.setSelectionRange(before.selectionStart, before.selectionEnd);
}
