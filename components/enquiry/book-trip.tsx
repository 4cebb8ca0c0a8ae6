import { Dialog } from '@/components/dialog/dialog';
import { Picture } from '@/components/ui/picture';
import { getEnquiryData } from '@/lib/content/query/forms';
import { labels, pages } from '@/lib/content/query/site';
import { bookTripId } from '@/lib/enquiry/fields';
import { EnquiryForm } from './enquiry-form.island';
import { EnquiryNotes } from './notes';

/**
 * A short enquiry over any page: who asks, when, how many. On a trip's page it names the trip
 * (enquiry.client.ts).
 */
export function BookTrip() {
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
      <div className="enquiry dialog-text space-y-6">
        <div data-island="enquiry">
          <EnquiryForm name="booking" data={getEnquiryData()} />
        </div>
        <EnquiryNotes name="booking" />
      </div>
    </Dialog>
  );
}
