import { DialogButton } from '@/components/dialog/dialog-button';
import { buttonStyle } from '@/components/ui/button-style';
import { End } from '@/components/ui/end';
import { Container } from '@/components/ui/section';
import { startingPrice } from '@/lib/content/query/packages';
import { labels, pages } from '@/lib/content/query/site';
import { bookTripId } from '@/lib/enquiry/fields';
import { formatRupees } from '@/lib/money';
import { routes } from '@/lib/routes';

/**
 * The strip under the first picture: the starting price and a button to enquire. The carousel's buttons
 * (hero.tsx) are beside the price, with large letters under it.
 */
export function HeroBar() {
  const price = startingPrice();
  return (
    <Container className="whole flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-2 md:py-4 narrow:pb-14">
      {price && (
        <a href={routes.packages} className="group/price leading-tight">
          <span className="block text-sm text-shallow">{pages.home.startingPrice}</span>
          <span className="tabular font-serif text-2xl md:text-3xl group-hover/price:underline">
            {formatRupees(price)}
          </span>
        </a>
      )}
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
