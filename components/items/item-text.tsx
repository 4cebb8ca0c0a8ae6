import { BulletList } from '@/components/ui/bullet-list';
import { Disclosure } from '@/components/ui/disclosure';
import { Paragraphs } from '@/components/ui/paragraphs';
import { labels } from '@/lib/content/query/site';
import { fullViewOf, type ItemWithDialog } from '@/lib/item-types/views';
import { partsOf } from './item-parts';

type Props = {
  item: ItemWithDialog;
  /** The level of its headings. */
  level: 'h2' | 'h4';
};

/** The text of an item, on its page and in its dialog. Phones fold a long text after two paragraphs. */
export function ItemText({ item, level }: Props) {
  const { heading, paragraphs, points } = fullViewOf(item);
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
      {partsOf(item).textEnd?.(level)}
    </>
  );
}
