import { ShareLinks } from '@/components/share/share-links';
import { BulletPoints } from '@/components/ui/bullet-list';
import { ExampleTag, TermsExampleTag } from '@/components/ui/example-tag';
import { Paragraphs } from '@/components/ui/paragraphs';
import { CollapsibleRow, Row } from '@/components/ui/row';
import { company, type GuideEntry, labels } from '@/lib/content/query/all-content';
import { routes } from '@/lib/routes/routes';
import { OfficialSource } from './official-source';

/** `share` offers to send its points to somebody else. */
type Entry = GuideEntry & { share?: boolean | undefined };
type RowsProps = { entries: readonly Entry[]; level?: 2 | 3 };

/** Entries of a guide as rows. Each shows a short answer, and expands to the rest. */
export function GuideRows({ entries, level }: RowsProps) {
  return entries.map((entry) => (
    <CollapsibleRow
      key={entry.id}
      id={entry.id}
      level={level}
      heading={entry.heading}
      short={entry.short}
    >
      <LongAnswer entry={entry} />
    </CollapsibleRow>
  ));
}

/** The rest of an entry after its short answer: its timeline, text, and authorities. */
export function LongAnswer({ entry }: { entry: Entry }) {
  const { id, heading, timeline, paragraphs, points, quotesTerms, example, share } = entry;
  return (
    <>
      {timeline && (
        <div className="mb-8">
          {timeline.map(({ when, text }) => (
            <Row key={when} heading={when}>
              <p>{text}</p>
            </Row>
          ))}
        </div>
      )}
      <Paragraphs texts={paragraphs} />
      {points && <BulletPoints points={points} />}
      {quotesTerms && <TermsExampleTag />}
      {!quotesTerms && example && (
        <p>
          <ExampleTag entries={[entry]} />
        </p>
      )}
      {share && (
        <ShareLinks
          subject={heading}
          text={[heading, ...(points ?? [])].join('\n')}
          url={`${company.site}${routes.beforeYouTravel}#${id}`}
          messages={labels.sharing}
          newTabNote={labels.general.opensNewTab}
        />
      )}
      <OfficialSource authorities={entry.authorities} readMore={entry.readMore} />
    </>
  );
}
