import type { ReactNode } from 'react';
import { HelpNumbers } from '@/components/contact/help';
import { LastWord } from '@/components/contact/last-word';
import { withPhones } from '@/components/contact/phones';
import { Points } from '@/components/ui/bullet-list';
import { Disclosure } from '@/components/ui/disclosure';
import { Paragraphs } from '@/components/ui/paragraphs';
import { usualCheck } from '@/lib/content/query/checked';
import { type Advice, getAdviceGroups, help } from '@/lib/content/query/planning';
import { labels } from '@/lib/content/query/site';
import { WithContents } from './with-contents';

/**
 * The advice by groups, then the numbers for help. Each block has a short answer, the rest of it, which
 * phones and tablets show when it is opened, and who has the last word.
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
          {advice.map((block) => (
            <Block key={block.id} {...block} usual={usual} />
          ))}
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

type GroupProps = { id: string; heading: string; children: ReactNode };

/** The heading is not the section's own child: a link to it would open every block, see disclosure.css. */
function Group({ id, heading, children }: GroupProps) {
  return (
    <section
      aria-labelledby={id}
      className="max-w-text space-y-5 md:max-lg:max-w-none xl:max-w-none xl:space-y-8"
    >
      <div>
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
    <section aria-labelledby={id} className="beside-heading border-t border-line pt-5">
      <h3 id={id} className="mb-2 text-card">
        {heading}
      </h3>
      <div className="xl:space-y-4">
        <p className="font-medium">{withPhones(short)}</p>
        <Disclosure text={labels.more} of={heading}>
          <div className="space-y-4">
            <Paragraphs texts={paragraphs} write={withPhones} />
            {points && <Points points={points} write={withPhones} />}
            <LastWord {...block} checked={checked} />
          </div>
        </Disclosure>
      </div>
    </section>
  );
}
