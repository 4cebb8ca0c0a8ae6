/**
 * On phones, opens Enquire Now in the same tab, so that Back returns to the item. Wider screens open a new tab, as the
 * specification asks.
 */
export function startEnquiryLink(link: HTMLElement): void {
  link.addEventListener('click', () => {
    if (matchMedia('(max-width: 47.99rem)').matches) link.removeAttribute('target');
  });
}
