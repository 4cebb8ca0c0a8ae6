'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { fetchSeenDetails, opensDetails } from './details';
import {
  followAddress,
  forgetDetails,
  openDetails,
  removeDetailsOfOtherPages,
} from './details-dialogs';
import { close, hasAddress, open, openers } from './dialogs';
import { isPlain } from './plain-click';

/**
 * Makes the page's dialogs modal. Without scripts their buttons open them as popovers; here the
 * same buttons open them with `showModal()`, which makes the page behind inert and keeps the focus
 * inside. A dialog with the details of an item comes from a file of its own, by a plain click on the
 * link to the item's own page, and has that page's address while it is open: Back closes it, Forward
 * opens it again, and a reload or a shared address leads to the page itself.
 */
export function DialogManners() {
  const pathname = usePathname();

  useEffect(() => {
    document.addEventListener('click', onClick);
    // `close` does not bubble, but it can be caught on its way down.
    document.addEventListener('close', onClose, true);
    window.addEventListener('popstate', followAddress);
    window.addEventListener('resize', closeSideMenu);
    // For tests, which cannot see otherwise that the scripts have taken over.
    document.documentElement.dataset.ready = '';
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('close', onClose, true);
      window.removeEventListener('popstate', followAddress);
      window.removeEventListener('resize', closeSideMenu);
    };
  }, []);

  // A new page may bring the dialog whose address it has. Back and Forward on one page may be
  // quicker than React tells of them: they are heard above.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each new address
  useEffect(() => {
    removeDetailsOfOtherPages();
    const opened = document.querySelector<HTMLDialogElement>('dialog:popover-open');
    if (opened) takeOver(opened);
    else followAddress();
    return fetchSeenDetails();
  }, [pathname]);

  return null;
}

/** Opened before the scripts were there: go on as if they had been, wherever the visitor is in it. */
function takeOver(dialog: HTMLDialogElement) {
  const focused = document.activeElement;
  dialog.hidePopover();
  open(dialog);
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus();
}

function onClick(event: MouseEvent) {
  forgetDetails();
  const target = event.target as Element;
  const button = target.closest<HTMLButtonElement>('button[popovertarget]');
  const dialog = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (button && dialog instanceof HTMLDialogElement) {
    event.preventDefault();
    if (button.popoverTargetAction === 'hide') return close(dialog);
    openers.set(dialog, button);
    return open(dialog);
  }
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (link && opensDetails(link) && isPlain(event)) {
    event.preventDefault();
    return openDetails(link);
  }
  // Where `closedby` is missing: a click on the dialog itself is one on its backdrop, since its
  // matter covers all of it.
  if (target instanceof HTMLDialogElement && !('closedBy' in target)) return close(target);
  // A link in a menu has been chosen: also when it leads to the page that is there already.
  const menu = link && leadsToPage(link) && link.closest('dialog');
  if (menu && !hasAddress(menu)) close(menu);
}

/** Whether a link takes the visitor to a page of the site in this tab: not to a part of this page. */
function leadsToPage(link: HTMLAnchorElement): boolean {
  const isOurs = link.origin === window.location.origin && link.target !== '_blank';
  return isOurs && !link.getAttribute('href')?.startsWith('#');
}

/** From here on the bar holds all links (Tailwind's md): the side menu has no place. */
const wideScreen = '(min-width: 48rem)';

/** A side menu that is no longer to be seen must not keep the page behind it inert. */
function closeSideMenu() {
  if (!window.matchMedia(wideScreen).matches) return;
  document.querySelector<HTMLDialogElement>('dialog.dialog-side[open]')?.close();
}

function onClose(event: Event) {
  const dialog = event.target;
  if (!(dialog instanceof HTMLDialogElement)) return;
  openers.get(dialog)?.focus({ preventScroll: true });
  // Back to the list, whose address is the entry before ours.
  if (window.location.pathname === dialog.dataset.address && history.state?.dialog) history.back();
}
