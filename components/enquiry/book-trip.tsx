import { Dialog, DialogButton } from '@/components/dialog/dialog';
import { labels } from '@/lib/content/query/site';
import { EnquiryPart } from './enquiry-section';

const id = 'book-trip';

/**
 * A short enquiry form in a popup on every page: name, e-mail and address, as specified, plus the trip and the day,
 * which are filled in on the page of a trip.
 */
export function BookTrip() {
  return (
    <Dialog
      id={id}
      title={<h2 className="text-2xl">{labels.contact.bookTrip}</h2>}
      closeLabel={labels.general.close}
      className="dialog-popup"
    >
      <EnquiryPart name="booking" showsNext className="space-y-5" />
    </Dialog>
  );
}

/** A button that opens the popup of `BookTrip`. */
export function BookTripButton({ className }: { className: string }) {
  return (
    <DialogButton dialogId={id} className={className}>
      {labels.contact.bookTrip}
    </DialogButton>
  );
}
