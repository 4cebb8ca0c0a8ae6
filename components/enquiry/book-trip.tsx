import { Dialog } from '@/components/dialog/dialog';
import { Island } from '@/components/islands/island';
import { makeFormsFile } from '@/lib/content/query/forms';
import { labels } from '@/lib/content/query/site';
import { bookTripId } from '@/lib/enquiry/form-names';
import { AfterEnquiry } from './after-enquiry';
import { EnquiryForm } from './enquiry-form.island';
import { EnquiryNotes } from './notes';

/**
 * A short enquiry over any page: the specification's name, email and address, and the trip and the day,
 * which are filled in where the page knows them.
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
      <div className="enquiry space-y-5">
        <Island name="enquiry" when="open">
          <EnquiryForm name="booking" data={makeFormsFile()} />
        </Island>
        <AfterEnquiry name="booking" className="after-sent" />
        <div className="enquiry-notes">
          <EnquiryNotes name="booking" />
        </div>
      </div>
    </Dialog>
  );
}
