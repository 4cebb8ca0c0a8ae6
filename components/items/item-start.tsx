import type { ReactNode } from 'react';
import { AskPanel } from '@/components/enquiry/ask-panel';
import { EnquireLink } from '@/components/enquiry/enquire-link';
import { SaveButton } from '@/components/saved/save-button';
import { Container } from '@/components/ui/section';
import type { Item } from '@/lib/content/query/items';
import { aboutOf } from '@/lib/item-types/item-types';

type Props = {
  item: Item;
  /** What is looked for first: above the ways to ask, and on phones above the text. */
  figures?: ReactNode;
  /** What stands under the ways to ask. */
  facts?: ReactNode;
  /** Content under that panel, beside the text. */
  aside?: ReactNode;
  /** Whether the popup is the way to ask on small screens. */
  popup?: boolean;
  /** The text. */
  children: ReactNode;
};

/** The first section of an item's page: its text, and beside it the panel with the ways to ask. */
export function ItemStart({ item, figures, facts, aside, popup, children }: Props) {
  const about = aboutOf(item);
  return (
    <Container className="grid gap-x-16 gap-y-14 md:max-lg:grid-cols-2 md:max-lg:gap-x-8 lg:grid-cols-[minmax(0,1fr)_clamp(26rem,33vw,30rem)] items-start pt-8 pb-4 lg:pt-20">
      <div className={`space-y-6 ${figures ? 'order-2 md:order-none' : ''}`}>{children}</div>
      <div className={aside ? 'grid gap-12 max-md:contents' : 'beside-text'}>
        <div className="bg-sand p-5 lg:p-8">
          <AskPanel
            about={about}
            callToAction={<EnquireLink about={about} className={popup ? 'max-wide:hidden' : ''} />}
            save={<SaveButton item={item} className="min-h-12 px-5" />}
            below={facts}
          >
            {figures}
          </AskPanel>
        </div>
        {aside && <div className="order-3">{aside}</div>}
      </div>
    </Container>
  );
}
