import type { ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Dialog } from '@/components/ui/dialog';
import { DialogButton } from '@/components/ui/dialog-button';
import { type Image, Picture } from '@/components/ui/picture';
import { labels } from '@/lib/content/site';
import { detailsId } from '@/lib/routes';
import { AskLinks } from './ask-links';
import { EnquireLink } from './enquire-link';

type Props = {
  item: { slug: string; image: Image };
  /** The item's own page. */
  href: string;
  /** What the item calls itself: its name, or how long the package lasts. */
  heading: string;
  /** The item in an enquiry, where its heading alone would not name it. */
  about?: string;
  title?: string;
  children: ReactNode;
};

/**
 * Everything about an item, over the page that lists it. While it is open it has the address of the
 * item's own page: it can be shared, and Back closes it.
 */
export function DetailDialog({
  item,
  href,
  heading,
  about = heading,
  title = labels.packageDetails,
  children,
}: Props) {
  const id = detailsId(item);
  return (
    <Dialog
      id={id}
      labelledBy={`${id}-title ${id}-heading`}
      title={
        <h2 id={`${id}-title`} className="font-sans text-label font-semibold text-lagoon uppercase">
          {title}
        </h2>
      }
      closeLabel={`${labels.close}: ${heading}`}
      className="dialog-details"
      address={href}
      footer={
        <>
          <EnquireLink about={about} className="flex-1 md:ml-auto md:flex-none" />
          <DialogButton
            dialogId={id}
            action="hide"
            className={`${buttonStyle('quiet')} flex-1 px-4 md:flex-none`}
          >
            {labels.close}
          </DialogButton>
        </>
      }
    >
      <Picture
        image={item.image}
        sizes="(min-width: 1024px) 1240px, calc(100vw - 24px)"
        className="dialog-picture object-cover"
      />
      <div className="mx-auto space-y-5 text-base leading-relaxed md:w-story">
        <h3 id={`${id}-heading`} className="text-3xl leading-tight">
          {heading}
        </h3>
        {children}
        <AskLinks about={about} />
        <p>
          <a
            href={href}
            className="inline-block min-h-6 font-semibold text-lagoon underline underline-offset-4 hover:text-deep"
          >
            {labels.wholePage}
            <span className="sr-only">: {about}</span>
          </a>
        </p>
      </div>
    </Dialog>
  );
}
