import { AskLinks, EnquireLink } from '@/components/contact/ask-links';
import { Dialog, DialogButton } from '@/components/dialog/dialog';
import { SaveButton } from '@/components/saved/save-button';
import { buttonStyle } from '@/components/ui/button-style';
import { Picture } from '@/components/ui/picture';
import { TextLink } from '@/components/ui/text-link';
import { labels } from '@/lib/content/query/site';
import { type ItemWithDialog, viewOf } from '@/lib/item-types/views';
import { dialogId } from '@/lib/routes/anchors';
import { FactList } from './fact-list';
import { ItemText } from './item-text';
import { LeadLines } from './lead-lines';
import { partsOf } from './parts-by-type';

/**
 * The first part of an item's page, as a dialog over the list. While it is open, the address is that of the item's
 * page, so that it can be shared, and Back closes the dialog. Its headings start at h4.
 */
export function ItemDialog({ item }: { item: ItemWithDialog }) {
  const view = viewOf(item);
  const { about, cardHeading } = view;
  const { DialogStart, DialogEnd } = partsOf(item);
  const facts = view.facts();
  // ItemText begins with the first sentence.
  const lead = view.firstSentence ? [] : view.taglines;
  const id = dialogId(item);
  return (
    <Dialog
      id={id}
      headingId={`${id}-heading`}
      title={
        <h2 className="font-sans text-label font-semibold text-lagoon uppercase">
          {view.detailsLabel}
        </h2>
      }
      closeLabel={`${labels.general.close}: ${cardHeading}`}
      className="dialog-details"
      route={about.route}
      footer={
        <>
          <SaveButton item={item} short className="min-h-12 min-w-12 sm:px-6" />
          <EnquireLink about={about} className="flex-1 max-sm:px-4 md:ml-auto md:flex-none" />
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
        {DialogStart ? <DialogStart item={item} /> : <LeadLines lines={lead} />}
        <ItemText item={item} level="h4" />
        {facts.length > 0 && <FactList facts={facts} />}
        {DialogEnd && <DialogEnd item={item} />}
        <AskLinks about={about} />
        <p>
          <TextLink href={about.route}>
            {labels.items.wholePage}
            <span className="sr-only">: {about.name}</span>
          </TextLink>
        </p>
      </div>
    </Dialog>
  );
}
