/**
 * What scripts add to `<details>`: the message (`role=status`) of one is read aloud when it opens, and
 * the address opens the one in the block to which it leads, so that a press on its line closes it again.
 */
export function enhanceDisclosures() {
  document.addEventListener('toggle', announceStatus, { capture: true });
  addEventListener('hashchange', openLinked);
  openLinked();
}

function openLinked() {
  const linked = document.querySelector<HTMLDetailsElement>(
    ':is(.disclosure, .fold):is(section > :target ~ *, section > :target ~ * *)',
  );
  if (linked) linked.open = true;
}

/** Screen readers announce what changes in a status that they already know, not one that has just appeared. */
function announceStatus({ target }: Event) {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return;
  const status = target.querySelector(':scope > [role=status]');
  const text = status?.textContent;
  if (!status || !text) return;
  status.textContent = '';
  requestAnimationFrame(() => {
    status.textContent = text;
  });
}
