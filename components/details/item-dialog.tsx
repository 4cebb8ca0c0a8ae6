import { KeepButton } from '@/components/kept/keep-button';
import { detailsOf, enquiryNameOf, kindOf } from '@/components/kinds/registry';
import { buttonStyle } from '@/components/ui/button-style';
import { Dialog } from '@/components/ui/dialog';
import { DialogButton } from '@/components/ui/dialog-button';
import { Picture } from '@/components/ui/picture';
import { TextLink } from '@/components/ui/text-link';
import { type Item, routeOf } from '@/lib/content/items';
import { labels } from '@/lib/content/site';
import { detailsId } from '@/lib/routes';
import { AskLinks } from './ask-links';
import { EnquireLink } from './enquire-link';
import { OpeningNote } from './opening-note';

/**
 * Everything about an item, over the page that lists it. While it is open, the address is that of
 * the item's own page, so that it can be shared and Back closes it.
 */
export function ItemDialog({ item }: { item: Item }) {
  const { title, name, leads, leadInDialog, Lead, Figures, Body } = detailsOf(item);
  const heading = kindOf(item).heading(item);
  const about = { name: enquiryNameOf(item), route: routeOf(item) };
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
      address={about.route}
      footer={
        <>
          <KeepButton item={item} short className="min-h-12 min-w-12 sm:px-6" />
          <EnquireLink about={about} className="flex-1 max-sm:px-4 md:ml-auto md:flex-none" />
          <DialogButton
            dialogId={id}
            action="hide"
            className={`${buttonStyle('plain')} -mr-2.5 px-2`}
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
      <div className="dialog-text space-y-5 text-base leading-relaxed">
        <h3 id={`${id}-heading`} className="text-3xl leading-tight">
          {heading}
        </h3>
        {name?.(item) && <p className="text-lead font-medium text-lagoon">{name(item)}</p>}
        {leadInDialog && <p className="text-quiet">{leads(item)[0]}</p>}
        {Lead && <Lead item={item} />}
        {Figures && <Figures item={item} on="dialog" />}
        <OpeningNote route={about.route} heading={heading} />
        <Body item={item} />
        <AskLinks about={about} />
        <p>
          <TextLink href={about.route}>
            {labels.wholePage}
            <span className="sr-only">: {about.name}</span>
          </TextLink>
        </p>
      </div>
    </Dialog>
  );
}
