import { ExampleTerms } from '@/components/company/example-tag';
import { OfficialSource } from '@/components/contact/official-source';
import { BulletPoints } from '@/components/ui/bullet-list';
import { Paragraphs } from '@/components/ui/paragraphs';
import { FoldedRow, Row } from '@/components/ui/row';
import type { GuideEntry } from '@/lib/content/query/guide';
import { withNoBreakSpaces } from '@/lib/text/no-break-spaces';

type RowsProps = {
  entries: readonly GuideEntry[];
  level?: 'h2' | 'h3';
  /** The date of checking that the page shows elsewhere. */
  usual: string | undefined;
};

/** Entries of a guide as rows. Each shows its short answer, and the rest when it is opened. */
export function GuideRows({ entries, level, usual }: RowsProps) {
  return entries.map((entry) => (
    <FoldedRow
      key={entry.id}
      id={entry.id}
      level={level}
      heading={entry.heading}
      short={entry.short}
    >
      <LongAnswer entry={entry} usual={usual} />
    </FoldedRow>
  ));
}

/** What follows the short answer of an entry: steps by the hour, text, and the authorities. */
export function LongAnswer({ entry, usual }: Pick<RowsProps, 'usual'> & { entry: GuideEntry }) {
  const { hours = [], paragraphs, points, quotesTerms, checked } = entry;
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
      <OfficialSource {...entry} checked={checked === usual ? undefined : checked} />
    </>
  );
}
