type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement;

/**
 * Remembers the named fields and buttons of an island, because elements that have been removed still hold their value
 * and selection.
 * @returns `putBack` gives the fields that have replaced others their values and the focus, and remembers them from then
 * on
 */
export function rememberFields(island: HTMLElement): { putBack(): void } {
  const named = () => [...island.querySelectorAll<Control>('[name]')];
  let fields = named();
  let focused: EventTarget | null = document.activeElement;
  island.addEventListener('focusin', ({ target }) => (focused = target));
  return {
    putBack() {
      const present = named();
      for (const field of fields) {
        const successor = present.find((other) => isSame(other, field));
        if (field.isConnected || !successor) continue;
        successor.value = field.value;
        if ('checked' in successor && 'checked' in field) successor.checked = field.checked;
        // Unless the visitor has gone on to another element.
        if (field === focused && document.activeElement === document.body) {
          focusLike(successor, field);
        }
      }
      fields = present;
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
