import { EnquiryForm } from '@/components/islands/enquiry-form';
import { EnquiryNotes } from '@/components/sections/enquiry-notes';
import { Dialog } from '@/components/ui/dialog';
import { forms } from '@/lib/content/forms';
import { company, labels } from '@/lib/content/site';
import { readMailSettings } from '@/lib/enquiry/settings';

/** The id of the dialog that the "Book Your Trip" buttons open. */
export const bookTripId = 'book-trip';

/** A short enquiry over any page: name, e-mail and address. */
export function BookTrip() {
  const { booking, words } = forms;
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
        name="booking"
        form={booking}
        words={words}
        mail={readMailSettings(process.env)}
        phone={company.phones[0]}
        email={company.email}
        narrow
      >
        <EnquiryNotes name="booking" />
      </EnquiryForm>
    </Dialog>
  );
}
