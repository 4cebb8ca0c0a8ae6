import { isPlainClick } from '@/components/ui/plain-click.client';
import { routes } from '@/lib/routes';

/** Where posts are chosen. */
const lists: readonly string[] = [routes.blogs, routes.search];

/**
 * Lets the step above a post lead back to the list that it was chosen from, to where that was left. Without
 * such a list it is a link to the post's card. Browsers without the Navigation API do not tell what lies
 * behind a page.
 */
export function enhanceBackToList() {
  if (!document.querySelector('article.story') || !('navigation' in window)) return;
  const behind = navigation.entries().slice(0, navigation.currentEntry?.index);
  const list = behind[findListBehind(behind.map(pathOfEntry))];
  if (!list) return;
  for (const step of document.querySelectorAll<HTMLAnchorElement>('main nav a')) {
    step.hidden = step.pathname !== pathOfEntry(list);
    step.addEventListener('click', (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const { committed, finished } = navigation.traverseTo(list.key);
      Promise.all([committed, finished]).catch(() => location.assign(step.href));
    });
  }
}

/**
 * Finds the list that a post was chosen from: nothing but posts may lie between.
 * @param paths what lies behind the post in the history of its tab, the latest last
 * @returns its index; -1 when somebody has come from elsewhere
 */
export function findListBehind(paths: readonly string[]): number {
  const index = paths.findLastIndex((path) => !path.startsWith(`${routes.blogs}/`));
  return lists.includes(paths[index] ?? '') ? index : -1;
}

function pathOfEntry({ url }: NavigationHistoryEntry): string {
  return url ? new URL(url).pathname : '';
}
