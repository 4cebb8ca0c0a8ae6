import { DialogButton } from '@/components/dialog/dialog-button';
import { buttonStyle } from '@/components/ui/button-style';
import { End } from '@/components/ui/end';
import { Container } from '@/components/ui/section';
import { labels } from '@/lib/content/query/site';
import { bookTripId } from '@/lib/enquiry/forms';

/** The strip under the first picture: a button to enquire, and room for the carousel's buttons (hero.tsx). */
export function HeroBar() {
  return (
    <Container className="whole flex min-h-14 items-center justify-end py-2">
      <DialogButton
        dialogId={bookTripId}
        className={`${buttonStyle('quietOnDeep')} min-h-11 px-4 py-2 whitespace-nowrap max-wide:hidden`}
      >
        {labels.bookTrip}
      </DialogButton>
      <End />
    </Container>
  );
}
