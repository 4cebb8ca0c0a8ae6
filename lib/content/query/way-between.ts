import { content } from '@/lib/content/load/store';
import { findWay, type Leg } from '@/lib/content/ways';

/** The way from one place to another by land and water; none where content/map.ts has none. */
export function wayBetween(from: string, to: string): Leg[] {
  return findWay(content, from, to);
}
