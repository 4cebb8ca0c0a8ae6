import type { Post } from '@/lib/content/query/posts';
import { labels } from '@/lib/content/query/site';
import { formatDay } from '@/lib/dates/date-words';

type Props = { post: Post; className?: string };

/** The day of a post's last change, when it is later than its first day. */
export function UpdatedOn({ post: { date, updated }, className }: Props) {
  if (updated <= date) return null;
  return (
    <span className={className}>
      {labels.updatedOn} <time dateTime={updated}>{formatDay(updated)}</time>
    </span>
  );
}
