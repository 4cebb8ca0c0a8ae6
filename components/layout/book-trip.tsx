import { EnquiryForm } from '@/components/islands/enquiry-form';
import { EnquiryNotes } from '@/components/sections/enquiry-notes';
import { Dialog } from '@/components/ui/dialog';
import { Picture } from '@/components/ui/picture';
import { forms } from '@/lib/content/forms';
import { company, labels, pages } from '@/lib/content/site';
import { readMailSettings } from '@/lib/enquiry/settings';

/** The id of the dialog that the "Book Your Trip" buttons open. */
export const bookTripId = 'book-trip';

/**
 * A short enquiry over any page: who asks, when, how many. On a trip's page it names the trip
 * (components/islands/use-enquiry.ts).
 */
export function BookTrip() {
  const { booking, words } = forms;
  return (
    <Dialog
      id={bookTripId}
      labelledBy={`${bookTripId}-title`}
      title={
        <h2 id={`${bookTripId}-title`} className="text-2xl">
          {labels.bookTrip}
        </h2>
      }
      closeLabel={labels.close}
      className="dialog-popup"
    >
      {/* It only decorates: the banners of the pages say what they show. */}
      <Picture
        image={{ ...pages.promo.image, alt: '' }}
        sizes="(min-width: 1024px) 304px, 100vw"
        className="dialog-picture object-cover"
      />
      <div className="dialog-text">
        <EnquiryForm
          name="booking"
          form={booking}
          words={words}
          mail={readMailSettings(process.env)}
          phone={company.phones[0]}
          email={company.email}
        >
          <EnquiryNotes name="booking" />
        </EnquiryForm>
      </div>
    </Dialog>
  );
}
