type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * WebKit empties controls without autocompletion when Back brings a page from its memory, and tells nobody: the
 * next letter would save the empty form over its draft. They get what they held when the page was left.
 */
export function restoreControls() {
  let held: [Control, Partial<HTMLInputElement>][] = [];
  addEventListener('pagehide', () => {
    const controls = document.querySelectorAll<Control>('input, select, textarea');
    held = [...controls].map((control) => [
      control,
      'checked' in control
        ? { value: control.value, checked: control.checked }
        : { value: control.value },
    ]);
  });
  addEventListener('pageshow', ({ persisted }) => {
    // It empties them after this event.
    if (persisted) setTimeout(() => held.map(([control, state]) => Object.assign(control, state)));
  });
}
