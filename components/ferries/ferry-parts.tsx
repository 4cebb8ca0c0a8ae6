import './ferry-parts.css';
import type { ReactNode } from 'react';
import { LastWord } from '@/components/contact/last-word';
import { withPhones } from '@/components/contact/phones';
import { ExampleTerms } from '@/components/terms/example-terms';
import { Points } from '@/components/ui/bullet-list';
import { Disclosure } from '@/components/ui/disclosure';
import { Paragraphs } from '@/components/ui/paragraphs';
import type { Advice } from '@/lib/content/query/planning';
import { labels } from '@/lib/content/query/site';
import { unbroken } from '@/lib/text/unbroken';

/** A part of a page with its heading, to which links lead. */
export function AdvicePart({
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

/**
 * Blocks of advice, two in a row where there is room. Phones and tablets show the answer of each, and
 * the rest when it is opened.
 */
export function AdvicePairs({ advice, dated }: { advice: readonly Advice[]; dated: boolean }) {
  return (
    <div className="advice-pairs grid gap-x-8 gap-y-8 md:grid-cols-2 md:gap-y-12">
      {advice.map((block) => (
        <div key={block.id} className="border-t border-line pt-5">
          <AdvicePart id={block.id} heading={block.heading}>
            <Block {...block} dated={dated} disclosed />
          </AdvicePart>
        </div>
      ))}
    </div>
  );
}

/** What to do when, along a line, with the answer before it. */
export function HourByHour(block: Advice & Shown) {
  return (
    <AdvicePart id={block.id} heading={block.heading}>
      <Block {...block} />
    </AdvicePart>
  );
}

type Shown = {
  /** Whether phones and tablets show only the answer at first. */
  disclosed?: boolean;
  /** Whether it says when it was looked up: the page says so once of blocks that share their day. */
  dated: boolean;
};

/** The answer, the hours if there are any, the rest, and who has the last word. */
function Block({ disclosed, dated, ...block }: Advice & Shown) {
  const { short, paragraphs, hours, points, quotesTerms } = block;
  const rest = (
    <div className="space-y-3">
      <Paragraphs texts={paragraphs} write={withPhones} />
      {points && <Points points={points} write={withPhones} />}
      {quotesTerms && <ExampleTerms />}
      <LastWord {...block} checked={dated ? block.checked : undefined} />
    </div>
  );
  return (
    <>
      <p className="font-medium">{withPhones(short)}</p>
      {hours && <Hours hours={hours} />}
      {disclosed ? (
        <Disclosure text={labels.more} of={block.heading}>
          {rest}
        </Disclosure>
      ) : (
        rest
      )}
    </>
  );
}

/** What to do when, along a line. */
function Hours({ hours }: { hours: NonNullable<Advice['hours']> }) {
  return (
    <ol className="space-y-3 border-l-4 border-lagoon pl-4">
      {hours.map(({ when, text }) => (
        <li key={when}>
          <span className="block font-serif text-xl">{when}</span>
          {unbroken(text)}
        </li>
      ))}
    </ol>
  );
}
