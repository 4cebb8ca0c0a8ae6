/**
 * Has the message of a `<details data-tells>` read aloud when it opens: screen readers announce what
 * changes in a status that they already know, not a status that has just appeared.
 */
export function tellOpened() {
  document.addEventListener('toggle', announce, { capture: true });
}

function announce({ target }: Event) {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return;
  if (!('tells' in target.dataset)) return;
  const status = target.querySelector('[role=status]');
  const text = status?.textContent;
  if (!status || !text) return;
  status.textContent = '';
  requestAnimationFrame(() => {
    status.textContent = text;
  });
}
