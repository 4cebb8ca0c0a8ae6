import type { ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Dialog } from '@/components/ui/dialog';
import { DialogButton } from '@/components/ui/dialog-button';
import { Picture } from '@/components/ui/picture';
import { labels } from '@/lib/content/site';
import { detailsId } from '@/lib/routes';
import { EnquireLink } from './enquire-link';

type Props = {
  item: { slug: string; image: { src: string; alt: string } };
  /** What the item calls itself: its name, or how long the package lasts. */
  heading: string;
  title?: string;
  children: ReactNode;
};

/**
 * Everything about an item, over the page that lists it. The address follows it while it is open
 * (`data-address`): it can be shared, and Back closes it.
 */
export function DetailDialog({ item, heading, title = labels.packageDetails, children }: Props) {
  const id = detailsId(item);
  return (
    <Dialog
      id={id}
      labelledBy={`${id}-title ${id}-heading`}
      title={
        <h2 id={`${id}-title`} className="text-label font-semibold text-lagoon uppercase">
          {title}
        </h2>
      }
      closeLabel={`${labels.close}: ${heading}`}
      className="dialog-details"
      footer={
        <>
          <EnquireLink about={heading} />
          <DialogButton dialogId={id} action="hide" className={buttonStyle('quiet')}>
            {labels.close}
          </DialogButton>
        </>
      }
    >
      <div className="space-y-5 text-base leading-relaxed">
        <Picture image={item.image} className="aspect-3/2 w-full object-cover" />
        <h3 id={`${id}-heading`} className="text-3xl leading-tight">
          {heading}
        </h3>
        {children}
      </div>
    </Dialog>
  );
}
