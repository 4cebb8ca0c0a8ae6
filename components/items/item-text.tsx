import { BulletList } from '@/components/ui/bullet-list';
import { Disclosure } from '@/components/ui/disclosure';
import { Paragraphs } from '@/components/ui/paragraphs';
import { labels } from '@/lib/content/query/site';
import { type ItemWithDialog, itemTypeOf } from '@/lib/item-types/item-types';
import { partsOf } from './item-parts';

type Props = {
  item: ItemWithDialog;
  /** The level of its headings. */
  level: 'h2' | 'h4';
};

/** The text of an item, on its page and in its dialog. Phones fold a long text after two paragraphs. */
export function ItemText({ item, level }: Props) {
  const { heading, paragraphs, points } = itemTypeOf(item);
  const texts = paragraphs(item);
  // Folding a single paragraph would save no space.
  const shown = texts.length > 3 ? 2 : texts.length;
  return (
    <>
      <Paragraphs texts={texts.slice(0, shown)} />
      {shown < texts.length && (
        <Disclosure text={labels.general.more} of={heading(item)}>
          <div className="space-y-6">
            <Paragraphs texts={texts.slice(shown)} />
          </div>
        </Disclosure>
      )}
      {points && <BulletList level={level} {...points(item)} />}
      {partsOf(item).textEnd?.(level)}
    </>
  );
}
