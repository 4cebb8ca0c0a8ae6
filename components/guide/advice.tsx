import { HelpNumbers } from '@/components/contact/help';
import { OfficialSource } from '@/components/contact/official-source';
import { withPhones } from '@/components/contact/phones';
import { BulletPoints } from '@/components/ui/bullet-list';
import { Paragraphs } from '@/components/ui/paragraphs';
import { FoldedRow } from '@/components/ui/row';
import { usualCheck } from '@/lib/content/query/looked-up';
import { type Advice, getAdviceGroups, help } from '@/lib/content/query/planning';
import { pages } from '@/lib/content/query/site';
import { PageWithContents } from './page-with-contents';
import { Topic } from './topic';

/**
 * The advice by groups, then the numbers for help. Each block has a short answer, and what is shown when it is
 * opened: the rest of it, and who has the last word.
 */
export function AdviceText() {
  const groups = getAdviceGroups();
  const usual = usualCheck(groups.flatMap(({ advice }) => advice));
  const numbers = { id: 'help', heading: help.heading };
  return (
    <PageWithContents entries={[...groups, numbers]} updated={pages.before.updated} checked={usual}>
      {groups.map(({ advice, ...group }) => (
        <Topic key={group.id} {...group}>
          {advice.map((block) => (
            <Block key={block.id} {...block} usual={usual} />
          ))}
        </Topic>
      ))}
      <Topic {...numbers}>
        <HelpNumbers />
      </Topic>
    </PageWithContents>
  );
}

type BlockProps = Advice & {
  /** The day of the check that the page has said. */
  usual: string | undefined;
};

function Block({ usual, ...block }: BlockProps) {
  const { id, heading, short, paragraphs, points } = block;
  const checked = block.checked === usual ? undefined : block.checked;
  return (
    <FoldedRow id={id} heading={heading} short={short}>
      <Paragraphs texts={paragraphs} renderText={withPhones} />
      {points && <BulletPoints points={points} renderText={withPhones} />}
      <OfficialSource {...block} checked={checked} />
    </FoldedRow>
  );
}
