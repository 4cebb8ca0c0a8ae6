import { routes } from '@/lib/routes';

/** Where posts are chosen. */
const lists: readonly string[] = [routes.blogs, routes.search];

/**
 * Finds the list that a post was chosen from: nothing but posts may lie between.
 * @param paths what lies behind the post in the history of its tab, the latest last
 * @returns its index; -1 when somebody has come from elsewhere
 */
export function findList(paths: readonly string[]): number {
  const index = paths.findLastIndex((path) => !path.startsWith(`${routes.blogs}/`));
  return lists.includes(paths[index] ?? '') ? index : -1;
}
