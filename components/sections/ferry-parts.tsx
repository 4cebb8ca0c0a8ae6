import type { ReactNode } from 'react';
import { LastWord, Offices } from '@/components/details/last-word';
import { Points } from '@/components/ui/bullet-list';
import { Paragraphs } from '@/components/ui/paragraphs';
import { checkedLine } from '@/lib/content/checked';
import type { Advice } from '@/lib/content/planning';
import { labels } from '@/lib/content/site';

/** A part of a page with its heading, to which links lead. */
export function Part({
  id,
  heading,
  children,
}: {
  id: string;
  heading: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="space-y-3">
      <h2 id={id} className="text-3xl leading-tight">
        {heading}
      </h2>
      {children}
    </section>
  );
}

type Props = {
  advice: readonly Advice[];
  /** What follows the first block. */
  children: ReactNode;
};

/** The first block at full width, the others two in a row where there is room. A day that all share is said once. */
export function FerryAdvice({ advice, children }: Props) {
  const days = new Set(advice.map(({ checked }) => checked));
  const [first, ...others] = advice.map((block) => (
    <Part key={block.id} id={block.id} heading={block.heading}>
      <Block {...block} withDay={days.size > 1} />
    </Part>
  ));
  return (
    <div className="space-y-12">
      {first}
      {children}
      <div className="grid items-start gap-x-12 gap-y-12 md:grid-cols-2">{others}</div>
      {days.size === 1 && <p className="text-base text-quiet">{[...days].map(checkedLine)}</p>}
    </div>
  );
}

/** The answer, the hours if there are any, the rest, and who decides. */
function Block({ withDay, ...block }: Advice & { withDay: boolean }) {
  const { short, paragraphs, hours, points, authorities } = block;
  return (
    <>
      <p className="font-medium text-lagoon">{short}</p>
      {hours && <Hours hours={hours} />}
      <Paragraphs texts={paragraphs} />
      {points && <Points points={points} />}
      {withDay ? (
        <LastWord {...block} />
      ) : (
        <p className="text-base text-quiet">
          {labels.lastWord} <Offices ids={authorities} />
        </p>
      )}
    </>
  );
}

/** What to do when, along a line. */
function Hours({ hours }: { hours: NonNullable<Advice['hours']> }) {
  return (
    <ol className="space-y-3 border-l-4 border-coral pl-4">
      {hours.map(({ when, text }) => (
        <li key={when}>
          <span className="block font-serif text-xl">{when}</span>
          {text}
        </li>
      ))}
    </ol>
  );
}
