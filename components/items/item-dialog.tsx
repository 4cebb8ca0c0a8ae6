import type { ReactNode } from 'react';
import { ChatAndCallLinks, EnquiryLink } from '@/components/contact/contact-links';
import { Dialog, DialogButton } from '@/components/dialog/dialog';
import { SaveButton } from '@/components/saved/save-button';
import { buttonStyle } from '@/components/ui/button-style';
import { FactList } from '@/components/ui/fact-list';
import { Picture } from '@/components/ui/picture';
import { TextLink } from '@/components/ui/text-link';
import { labels } from '@/lib/content/query/all-content';
import type { ViewWithDialog } from '@/lib/item-types/item-view';
import { dialogId } from '@/lib/routes/anchors';
import { ItemText, LeadLines } from './item-text';

type Props = { view: ViewWithDialog; children?: ReactNode };

/**
 * The dialog of any item but a package: taglines (unless there is a `lead`), text and facts.
 * @param children the content below the facts
 */
export function ItemDialog({ view, children }: Props) {
  return (
    <DialogFrame view={view}>
      {!view.lead && <LeadLines lines={view.taglines} />}
      <ItemText view={view} level={4} />
      <FactList facts={view.facts()} stacked />
      {children}
    </DialogFrame>
  );
}

/**
 * The dialog that a card opens: picture, heading, the first part of the item's page, and links. While it is open, the
 * browser shows the page's address, so that visitors can share it, and Back closes the dialog.
 */
export function DialogFrame({ view, children }: Props) {
  const { item, name, route, cardHeading, card } = view;
  const id = dialogId(item);
  return (
    <Dialog
      id={id}
      headingId={`${id}-heading`}
      title={
        <h2 className="font-sans text-label font-semibold text-lagoon uppercase">
          {card.detailsLabel}
        </h2>
      }
      closeLabel={`${labels.general.close}: ${cardHeading}`}
      className="item-dialog"
      route={route}
      footer={
        <>
          <SaveButton view={view} iconOnly className="min-h-12 min-w-12 sm:px-6" />
          <EnquiryLink item={view} className="flex-1 max-sm:px-4 md:ml-auto md:flex-none" />
          <DialogButton
            dialogId={id}
            action="hide"
            className={`${buttonStyle('plain')} -mr-2.5 px-2`}
          >
            {labels.general.close}
          </DialogButton>
        </>
      }
    >
      <Picture
        image={item.image}
        sizes="(min-width: 1024px) 1240px, calc(100vw - 24px)"
        className="dialog-picture object-cover"
      />
      <div className="dialog-text space-y-5 text-base leading-relaxed">
        <h3 id={`${id}-heading`} className="text-3xl leading-tight">
          {cardHeading}
        </h3>
        {children}
        <ChatAndCallLinks item={view} />
        <p>
          <TextLink href={route}>
            {labels.items.wholePage}
            <span className="sr-only">: {name}</span>
          </TextLink>
        </p>
      </div>
    </Dialog>
  );
}
