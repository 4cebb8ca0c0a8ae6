import type { ReactNode } from 'react';
import { LastWord } from '@/components/details/last-word';
import { Points } from '@/components/ui/bullet-list';
import { Paragraphs } from '@/components/ui/paragraphs';
import type { Advice } from '@/lib/content/planning';
import { ContentsPart, WithContents } from './with-contents';

type Part = { id: string; heading: string; content: ReactNode };

type Props = {
  advice: readonly Advice[];
  /** The day of the last change of the page, year-month-day. */
  updated: string;
  /** A part before the blocks, or after them. */
  first?: Part;
  last?: Part;
};

/** Blocks of advice: a short answer each, the rest of it, and who has the last word. */
export function AdviceText({ advice, updated, first, last }: Props) {
  const blocks = advice.map((block) => ({ ...block, content: <Block {...block} /> }));
  const parts: Part[] = [...(first ? [first] : []), ...blocks, ...(last ? [last] : [])];
  return (
    <WithContents entries={parts} updated={updated}>
      {parts.map(({ id, heading, content }) => (
        <ContentsPart key={id} id={id} heading={heading}>
          {content}
        </ContentsPart>
      ))}
    </WithContents>
  );
}

function Block({ short, paragraphs, points, ...source }: Advice) {
  return (
    <>
      <p className="text-lead font-medium text-lagoon">{short}</p>
      <Paragraphs texts={paragraphs} />
      {points && <Points points={points} />}
      <LastWord {...source} />
    </>
  );
}
