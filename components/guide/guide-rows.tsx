import { ExampleTerms } from '@/components/company/example-tag';
import { BulletPoints } from '@/components/ui/bullet-list';
import { Paragraphs } from '@/components/ui/paragraphs';
import { FoldedRow, Row } from '@/components/ui/row';
import type { GuideEntry } from '@/lib/content/query/guide';
import { withNoBreakSpaces } from '@/lib/text/no-break-spaces';
import { OfficialSource } from './official-source';

type RowsProps = { entries: readonly GuideEntry[]; level?: 'h2' | 'h3' };

/** Entries of a guide as rows. Each shows its short answer, and the rest when it is opened. */
export function GuideRows({ entries, level }: RowsProps) {
  return entries.map((entry) => (
    <FoldedRow
      key={entry.id}
      id={entry.id}
      level={level}
      heading={entry.heading}
      short={entry.short}
    >
      <LongAnswer entry={entry} />
    </FoldedRow>
  ));
}

/** What follows the short answer of an entry: steps by the hour, text, and the authorities. */
export function LongAnswer({ entry }: { entry: GuideEntry }) {
  const { hours = [], paragraphs, points, quotesTerms, authorities, readMore } = entry;
  return (
    <>
      {hours.length > 0 && (
        <div className="mb-8">
          {hours.map(({ when, text }) => (
            <Row key={when} heading={when}>
              <p>{withNoBreakSpaces(text)}</p>
            </Row>
          ))}
        </div>
      )}
      <Paragraphs texts={paragraphs} />
      {points && <BulletPoints points={points} />}
      {quotesTerms && <ExampleTerms />}
      <OfficialSource authorities={authorities} readMore={readMore} />
    </>
  );
}
