import { isPlainClick } from '@/components/ui/plain-click.client';
import { findList } from './way-back';

/**
 * Lets the step above a post lead back to the list that it was chosen from, to where that was left. Without
 * such a list it is a link to the post's card. Browsers without the Navigation API do not tell what lies
 * behind a page.
 */
export function enhanceWayBack() {
  const list = document.querySelector('[data-story]') && listBehind();
  if (!list) return;
  for (const step of document.querySelectorAll<HTMLAnchorElement>('main nav a')) {
    step.hidden = step.pathname !== pathOf(list);
    step.addEventListener('click', (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const { committed, finished } = navigation.traverseTo(list.key);
      Promise.all([committed, finished]).catch(() => location.assign(step.href));
    });
  }
}

function listBehind(): NavigationHistoryEntry | undefined {
  if (!('navigation' in window)) return undefined;
  const behind = navigation.entries().slice(0, navigation.currentEntry?.index);
  return behind[findList(behind.map(pathOf))];
}

function pathOf({ url }: NavigationHistoryEntry): string {
  return url ? new URL(url).pathname : '';
}
