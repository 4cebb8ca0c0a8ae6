import { HelpNumbers } from '@/components/contact/help';
import { OfficialSource } from '@/components/contact/official-source';
import { BulletPoints } from '@/components/ui/bullet-list';
import { Paragraphs } from '@/components/ui/paragraphs';
import { FoldedRow } from '@/components/ui/row';
import { type GuideEntry, getGuideGroups, help, usualCheck } from '@/lib/content/query/guide';
import { pages } from '@/lib/content/query/site';
import { PageWithContents } from './page-with-contents';
import { Topic } from './topic';

/**
 * The guide by groups, then the emergency numbers. Each entry shows its short answer, and the rest with the authorities
 * when it is opened.
 */
export function BeforeYouTravel() {
  const groups = getGuideGroups();
  const usual = usualCheck(groups.flatMap(({ entries }) => entries));
  const numbers = { id: 'help', heading: help.heading };
  return (
    <PageWithContents
      entries={[...groups, numbers]}
      updated={pages.beforeYouTravel.updated}
      checked={usual}
    >
      {groups.map(({ entries, ...group }) => (
        <Topic key={group.id} {...group}>
          {entries.map((entry) => (
            <Block key={entry.id} {...entry} usual={usual} />
          ))}
        </Topic>
      ))}
      <Topic {...numbers}>
        <HelpNumbers />
      </Topic>
    </PageWithContents>
  );
}

type BlockProps = GuideEntry & {
  /** The date of checking that the page shows for most entries. */
  usual: string | undefined;
};

function Block({ usual, ...block }: BlockProps) {
  const { id, heading, short, paragraphs, points } = block;
  const checked = block.checked === usual ? undefined : block.checked;
  return (
    <FoldedRow id={id} heading={heading} short={short}>
      <Paragraphs texts={paragraphs} />
      {points && <BulletPoints points={points} />}
      <OfficialSource {...block} checked={checked} />
    </FoldedRow>
  );
}
