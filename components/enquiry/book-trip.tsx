import { Dialog, DialogButton } from '@/components/dialog/dialog';
import { labels } from '@/lib/content/query/site';
import { EnquiryPart } from './enquiry-section';

const id = 'book-trip';

/**
 * A short enquiry over any page: the specification's name, email and address, and the trip and the day, which are
 * filled in where the page knows them.
 */
export function BookTrip() {
  return (
    <Dialog
      id={id}
      labelledBy={`${id}-title`}
      title={
        <h2 id={`${id}-title`} className="text-2xl">
          {labels.bookTrip}
        </h2>
      }
      closeLabel={labels.close}
      className="dialog-popup"
    >
      <EnquiryPart name="booking" when="open" showsNext className="space-y-5" />
    </Dialog>
  );
}

/** Opens the popup of `BookTrip`, which is on every page. */
export function BookTripButton({ className }: { className: string }) {
  return (
    <DialogButton dialogId={id} className={className}>
      {labels.bookTrip}
    </DialogButton>
  );
}
