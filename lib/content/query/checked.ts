import { formatDay } from '@/lib/dates/date-words';
import { fillIn } from '@/lib/text/fill-in';
import { content } from '../load/store';
import { labels } from './site';

/** Says when a fact was looked up, and how far the sources reach. */
export function checkedLine(checked: string): string {
  return fillIn(labels.checked, { day: formatDay(checked), until: content.sources.until });
}
