import { formatDay } from '@/lib/date';
import { fillIn } from '@/lib/text/fill-in';
import { labels } from './site';
import { content } from './store';

/** Says when a fact was looked up, and how far the sources reach. */
export function checkedLine(checked: string): string {
  return fillIn(labels.checked, { day: formatDay(checked), until: content.sources.until });
}
