type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

type Held = [Control, { value: string; checked?: boolean }];

/**
 * WebKit empties controls without autocompletion when Back brings a page from its memory, and tells nobody: the
 * next letter would save the empty form over its draft. They get what they held when the page was left.
 */
export function restoreControls() {
  let held: Held[] = [];
  addEventListener('pagehide', () => {
    const controls = document.querySelectorAll<Control>('input, select, textarea');
    held = [...controls].map((control) => [
      control,
      'checked' in control
        ? { value: control.value, checked: control.checked }
        : { value: control.value },
    ]);
  });
  onPageRestored(() => held.forEach(restoreControl));
}

/**
 * Calls back when Back has brought the very page from the browser's memory, and its controls hold what they
 * held when it was left: `restoreControls` is the first to be called (client/page.ts).
 */
export function onPageRestored(act: () => void) {
  addEventListener('pageshow', ({ persisted }) => {
    // WebKit empties controls after this event.
    if (persisted) setTimeout(act);
  });
}

/** A date that is half typed has no value, and loses its parts with any that it is given. */
function restoreControl([control, { value, checked }]: Held) {
  if (control.value !== value) control.value = value;
  if (checked !== undefined && 'checked' in control) control.checked = checked;
}
