import { labels } from '@/lib/content/site';
import { formatDay } from '@/lib/date';

type Props = {
  terms: readonly { example?: boolean | undefined }[];
  /** The day of their last change, year-month-day, where it is to be said. */
  updated?: string;
  className?: string;
};

/** The quiet line beside terms: that they are examples, if any of them is one, and of which day they are. */
export function ExampleTerms({ terms, updated, className = '' }: Props) {
  const example = terms.some((term) => term.example);
  if (!example && !updated) return null;
  return (
    <p className={`text-base text-quiet ${className}`}>
      {example && labels.exampleTerms}
      {updated && (
        <>
          {example && ' '}
          {labels.asOf} <time dateTime={updated}>{formatDay(updated)}</time>.
        </>
      )}
    </p>
  );
}
