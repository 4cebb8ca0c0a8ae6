import { BulletList } from '@/components/ui/bullet-list';
import { Disclosure } from '@/components/ui/disclosure';
import { Paragraphs } from '@/components/ui/paragraphs';
import { labels } from '@/lib/content/query/site';
import type { FullItemView } from '@/lib/item-types/item-view';

type Props = {
  view: Pick<FullItemView, 'heading' | 'paragraphs' | 'points'>;
  /** The level of its headings. */
  level: 'h2' | 'h4';
};

/** The text of an item, on its page and in its dialog. Phones fold a long text after two paragraphs. */
export function ItemText({ view: { heading, paragraphs, points }, level }: Props) {
  // Folding a single paragraph would save no space.
  const shown = paragraphs.length > 3 ? 2 : paragraphs.length;
  return (
    <>
      <Paragraphs texts={paragraphs.slice(0, shown)} />
      {shown < paragraphs.length && (
        <Disclosure text={labels.general.more} of={heading}>
          <div className="space-y-6">
            <Paragraphs texts={paragraphs.slice(shown)} />
          </div>
        </Disclosure>
      )}
      {points && <BulletList level={level} {...points} />}
    </>
  );
}
