import { OfficialSource } from '@/components/contact/official-source';
import { Topic } from '@/components/guide/topic';
import { ExampleTerms } from '@/components/packages/example-terms';
import { BulletPoints } from '@/components/ui/bullet-list';
import { Paragraphs } from '@/components/ui/paragraphs';
import { withPhones } from '@/components/ui/phones';
import { FoldedRow, Row } from '@/components/ui/row';
import { type GuideEntry, help } from '@/lib/content/query/guide';
import { withNoBreakSpaces } from '@/lib/text/no-break-spaces';

/** Entries of a guide as rows. Each shows its short answer, and the rest when it is opened. */
export function GuideRows({ entries }: { entries: readonly GuideEntry[] }) {
  return entries.map((block) => (
    <FoldedRow key={block.id} id={block.id} level="h2" heading={block.heading} short={block.short}>
      <LongAnswer {...block} />
    </FoldedRow>
  ));
}

/** Steps by the hour in rows, below a short answer. */
export function HourByHour(block: GuideEntry) {
  const { id, heading, short, hours = [] } = block;
  return (
    <Topic id={id} heading={heading}>
      <p className="mb-4 font-medium">{withPhones(short)}</p>
      <div className="mb-8">
        {hours.map(({ when, text }) => (
          <Row key={when} heading={when}>
            <p>{withNoBreakSpaces(text)}</p>
          </Row>
        ))}
      </div>
      <LongAnswer {...block} />
    </Topic>
  );
}

/** The text after the short answer, and the authorities. The emergency numbers show the usual date of checking. */
function LongAnswer(block: GuideEntry) {
  const { paragraphs, points, quotesTerms, checked } = block;
  return (
    <div className="space-y-3">
      <Paragraphs texts={paragraphs} />
      {points && <BulletPoints points={points} />}
      {quotesTerms && <ExampleTerms />}
      <OfficialSource {...block} checked={checked === help.checked ? undefined : checked} />
    </div>
  );
}
