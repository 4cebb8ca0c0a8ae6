import type { ReactNode } from 'react';
import { HelpNumbers } from '@/components/contact/help';
import { LastWord } from '@/components/contact/last-word';
import { withPhones } from '@/components/contact/phones';
import { Points } from '@/components/ui/bullet-list';
import { FoldedRow } from '@/components/ui/folded-row';
import { Paragraphs } from '@/components/ui/paragraphs';
import { Picture } from '@/components/ui/picture';
import { usualCheck } from '@/lib/content/query/checked';
import { type Advice, type AdviceGroup, getAdviceGroups, help } from '@/lib/content/query/planning';
import { WithContents } from './with-contents';

/**
 * The advice by groups, then the numbers for help. Each block has a short answer, and what is shown when it is
 * opened: the rest of it, and who has the last word.
 * @param updated the day of the last change of the page, year-month-day
 */
export function AdviceText({ updated }: { updated: string }) {
  const groups = getAdviceGroups();
  const usual = usualCheck(groups.flatMap(({ advice }) => advice));
  const numbers = { id: 'help', heading: help.heading };
  return (
    <WithContents entries={[...groups, numbers]} updated={updated} checked={usual} close>
      {groups.map(({ advice, ...group }) => (
        <Group key={group.id} {...group}>
          <div>
            {advice.map((block) => (
              <Block key={block.id} {...block} usual={usual} />
            ))}
          </div>
        </Group>
      ))}
      <Group {...numbers}>
        <div className="space-y-3 border-t border-line pt-5">
          <HelpNumbers />
        </div>
      </Group>
    </WithContents>
  );
}

type GroupProps = AdviceGroup & { children: ReactNode };

/** The heading is not the section's own child: a link to it would open every block, see folded-row.css. */
function Group({ id, heading, image, children }: GroupProps) {
  return (
    <section aria-labelledby={id} className="space-y-6">
      <div>
        {image && (
          <Picture
            image={image}
            sizes="(min-width: 1280px) 912px, (min-width: 1024px) 70vw, 100vw"
            className="no-print mb-8 aspect-2/1 w-full object-cover object-[50%_75%]"
          />
        )}
        <h2 id={id} className="text-3xl leading-tight md:text-4xl">
          {heading}
        </h2>
      </div>
      {children}
    </section>
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
      <Paragraphs texts={paragraphs} write={withPhones} />
      {points && <Points points={points} write={withPhones} />}
      <LastWord {...block} checked={checked} />
    </FoldedRow>
  );
}
