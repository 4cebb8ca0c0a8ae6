import type { ReactNode } from 'react';
import { LastWord } from '@/components/details/last-word';
import { Points } from '@/components/ui/bullet-list';
import { More } from '@/components/ui/more';
import { Paragraphs } from '@/components/ui/paragraphs';
import type { Advice } from '@/lib/content/planning';
import { labels } from '@/lib/content/site';
import { ContentsPart, WithContents } from './with-contents';

type Part = { id: string; heading: string; content: ReactNode };

type Props = {
  advice: readonly Advice[];
  /** The day of the last change of the page, year-month-day. */
  updated: string;
  /** A part before the blocks. */
  first?: Part;
  /** Whether phones and tablets show the rest of a block when it is opened: for a page of many blocks. */
  folded?: boolean;
};

/** Blocks of advice: a short answer each, the rest of it, and who has the last word. */
export function AdviceText({ advice, updated, first, folded = false }: Props) {
  const blocks = advice.map((block) => ({
    ...block,
    content: <Block block={block} folded={folded} />,
  }));
  const parts: Part[] = [...(first ? [first] : []), ...blocks];
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

function Block({ block, folded }: { block: Advice; folded: boolean }) {
  const { heading, short, paragraphs, points, ...source } = block;
  const rest = (
    <div className="space-y-4">
      <Paragraphs texts={paragraphs} />
      {points && <Points points={points} />}
      <LastWord {...source} />
    </div>
  );
  return (
    <>
      <p className="text-lead font-medium text-lagoon">{short}</p>
      {folded ? (
        <More text={labels.more} of={heading}>
          {rest}
        </More>
      ) : (
        rest
      )}
    </>
  );
}
