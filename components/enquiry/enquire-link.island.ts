/**
 * On phones Enquire Now opens in the same tab: Back leads to the trip again, and no tab is lost. Wide screens
 * keep the specification's new tab.
 */
export function startEnquireLink(link: HTMLElement): void {
  if (matchMedia('(max-width: 47.99rem)').matches) link.removeAttribute('target');
}
