import { content } from '@/lib/content/load/store';
import { findShortestPath, type TravelledWay } from '@/lib/content/shortest-path';

/** The way from one place to another by land and water; none where content/map.ts has none. */
export function shortestPathBetween(from: string, to: string): TravelledWay[] {
  return findShortestPath(content, from, to);
}
