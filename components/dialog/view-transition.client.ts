import { reducedMotion } from '@/components/ui/reduced-motion.client';

/**
 * Changes the page so that a picture moves to its place in the new view. Only the picture is taken
 * along (dialog.css): the page itself stays live, so that a press meanwhile goes where it aims.
 * Without view transitions, a picture in the window or the wish for motion, the change just happens.
 * @param change may come a frame later, and must therefore look at the state that it then finds
 * @param findNext finds the same picture after the change; without one there is nothing to move
 */
export function changeView(
  picture: HTMLImageElement | null | undefined,
  change: () => void,
  findNext: () => HTMLImageElement | null | undefined,
) {
  if (!document.startViewTransition || !picture || !isInWindow(picture) || reducedMotion.matches) {
    return change();
  }
  const root = document.documentElement;
  picture.style.viewTransitionName = 'picture';
  root.dataset.viewChanging = '';
  let next: HTMLImageElement | null | undefined;
  const transition = document.startViewTransition(() => {
    picture.style.viewTransitionName = '';
    change();
    next = findNext();
    if (next?.src === picture.src) next.style.viewTransitionName = 'picture';
  });
  currentTransition = transition;
  // It is refused when the window changes its size meanwhile, for example; the change has happened.
  transition.ready.catch(() => {});
  void transition.finished.finally(() => {
    if (next) next.style.viewTransitionName = '';
    // A later change has its own transition by now.
    if (currentTransition === transition) delete root.dataset.viewChanging;
  });
}

let currentTransition: ViewTransition | undefined;

function isInWindow(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
}
