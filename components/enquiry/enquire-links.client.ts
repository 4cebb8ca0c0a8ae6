/**
 * On phones Enquire Now opens in the same tab: Back leads to the trip again, and no tab is lost. Wide screens
 * keep the specification's new tab.
 */
export function openEnquiryInSameTab(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-enquire]');
    if (link && matchMedia('(max-width: 47.99rem)').matches) link.target = '';
  });
}
