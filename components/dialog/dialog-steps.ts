/** The dialog that the history entry names, if it is on this page, and whether the address is that of an item's page. */
type Place = { dialog?: 'open' | 'closed' | undefined; isOfItem: boolean };

/** Decides what to do when the page loads, when the visitor comes to another history entry, and when a dialog opens. */
export function nextStep(event: 'load' | 'move' | 'open', { dialog, isOfItem }: Place) {
  // Book Your Trip takes the place of the side menu.
  if (event === 'open') return dialog ? 'replace' : 'push';
  // After a reload, the item's page has replaced the list with the dialog, or the list the item's page.
  if (!dialog && isOfItem) return 'reload';
  // Forward opens the dialog of an item again, which has an address, but no menu. Its entry stays, without the menu, so
  // that Forward leads on to the entry after it.
  return event === 'move' && dialog === 'closed' && !isOfItem ? 'forget' : 'show';
}
