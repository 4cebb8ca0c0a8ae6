import { LastWord } from '@/components/details/last-word';
import { Points } from '@/components/ui/bullet-list';
import { Paragraphs } from '@/components/ui/paragraphs';
import { getAdvice } from '@/lib/content/planning';
import { pages } from '@/lib/content/site';
import { WithContents } from './with-contents';

/** What to know before the trip: a short answer each, the rest of it, and who has the last word. */
export function AdviceText() {
  const advice = getAdvice();
  return (
    <WithContents entries={advice} updated={pages.before.updated}>
      {advice.map(({ id, heading, short, paragraphs, points, ...source }) => (
        <section key={id} aria-labelledby={id} className="max-w-prose space-y-4">
          <h2 id={id} className="text-3xl leading-tight md:text-4xl">
            {heading}
          </h2>
          <p className="text-lead font-medium text-lagoon">{short}</p>
          <Paragraphs texts={paragraphs} />
          {points && <Points points={points} />}
          <LastWord {...source} />
        </section>
      ))}
    </WithContents>
  );
}
