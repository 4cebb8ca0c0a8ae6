type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement;

/**
 * Remembers the named fields and buttons of an island, as elements: once React has replaced them, the removed elements
 * still have what the visitor entered.
 * @returns `putBack` copies values and focus to the fields that replaced the remembered ones, and then remembers these.
 *   Call `rememberFocus` before fields are replaced, because a window in the background fires no `focusin`.
 */
export function rememberFields(island: HTMLElement) {
  const named = () => [...island.querySelectorAll<Control>('[name]')];
  let fields = named();
  let focused: EventTarget | null;
  const rememberFocus = () => {
    focused = document.activeElement;
  };
  island.addEventListener('focusin', rememberFocus);
  return {
    rememberFocus,
    putBack() {
      const present = named();
      for (const field of fields) {
        const successor = present.find((other) => isSame(other, field));
        if (!successor) continue;
        successor.value = field.value;
        if ('checked' in successor && 'checked' in field) successor.checked = field.checked;
        // Don't take the focus if the visitor has moved on to another element.
        if (field === focused && document.activeElement === document.body) {
          focusLike(successor, field);
        }
      }
      fields = present;
    },
  };
}

/** Whether a field replaces another. Radio buttons and checkboxes may share a name, but not a value. */
function isSame(a: Control, b: Control): boolean {
  const canBeTicked = a.type === 'radio' || a.type === 'checkbox';
  return a.name === b.name && (!canBeTicked || a.value === b.value);
}

function focusLike(field: Control, before: Control) {
  field.focus({ preventScroll: true });
  if (!('selectionStart' in field && 'selectionStart' in before)) return;
  // Scripts can't read the selection of e-mail and date fields.
  if (before.selectionStart === null) return;
  field.setSelectionRange(before.selectionStart, before.selectionEnd);
}
