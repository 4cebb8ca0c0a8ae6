import { EnquiryForm } from '@/components/islands/enquiry-form';
import { Dialog } from '@/components/ui/dialog';
import { forms } from '@/lib/content/forms';
import { company, labels } from '@/lib/content/site';

/** What the buttons "Book Your Trip" open. */
export const bookTripId = 'book-trip';

/** A short enquiry over any page: name, e-mail and address. */
export function BookTrip() {
  const { flight, contact, booking, ...shared } = forms;
  return (
    <Dialog
      id={bookTripId}
      labelledBy={`${bookTripId}-title`}
      title={
        <h2 id={`${bookTripId}-title`} className="text-xl">
          {labels.bookTrip}
        </h2>
      }
      closeLabel={labels.close}
      className="dialog-popup"
    >
      <EnquiryForm
        id="booking"
        form={booking}
        texts={shared}
        phone={company.phones[0]}
        email={company.email}
        narrow
      />
    </Dialog>
  );
}
