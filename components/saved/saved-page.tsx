import './saved.css';
import { PlainBanner } from '@/components/banner/plain-banner';
import { buttonStyle } from '@/components/ui/button-style';
import { Container } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { labels, pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { SaveableLinks, SavedEmpty } from './saved-empty';
import { SavedLinks } from './saved-links';
import { SavedOthers } from './saved-others';
import { SavedTrips } from './saved-trips';

const { banner, noScripts, list } = pages.saved;
const quiet = 'min-h-11 font-semibold underline underline-offset-4';

/** The page of the list. Its heading has no picture, so that the list begins on the first screen. */
export function SavedPage() {
  return (
    <>
      <PlainBanner {...banner} />
      <Container className="py-10 md:py-16">
        <div className="hidden max-w-text noscript:block">
          <p>{noScripts}</p>
          <SaveableLinks />
        </div>
        <SavedList />
      </Container>
    </>
  );
}

/**
 * The visitor's list or, at an address with a list, that one. All items are here, hidden, and all that may
 * be said: saved-page.client.ts shows the parts that belong to the list.
 */
function SavedList() {
  return (
    <div
      data-words={JSON.stringify(list)}
      aria-busy
      className="saved-list flow-root noscript:hidden"
    >
      <div className="flex flex-col gap-16">
        <SharedHeading />
        <p data-part="list-has-copies" hidden className="-mb-8 text-base text-quiet md:-mt-8">
          {`${list.hasCopies} `}
          <TextLink href={routes.ferryCancelled}>{labels.ferryCancelled}</TextLink>
        </p>
        <p data-part="gone-items" hidden className="border-l-4 border-coral pl-4" />
        <div data-part="empty-list" hidden>
          <SavedEmpty />
        </div>
        <div className="saved-group">
          <SavedTrips />
        </div>
        <div className="saved-group">
          <SavedOthers />
        </div>
      </div>
      <Undo />
      <button type="button" data-part="clear-list" hidden className={`no-print mt-4 ${quiet}`}>
        {list.clear}
      </button>
      <SavedLinks />
    </div>
  );
}

/**
 * Stays in the window, above the bar at its bottom, so that Undo is at hand wherever something was removed.
 * It gets the focus there: the room that others need below them then (scroll-padding) would move the page.
 * Until then it takes no room.
 */
function Undo() {
  return (
    <div className="saved-undo no-print mt-8 flex items-center gap-5 bg-deep px-5 text-paper">
      <p role="status" data-part="status" className="py-2.5" />
      <button type="button" data-part="undo" hidden className={quiet}>
        {list.undo}
      </button>
    </div>
  );
}

/** What stands above somebody else's list, and puts it on the visitor's own. */
function SharedHeading() {
  return (
    <div data-part="shared-heading" hidden>
      <p className="text-label font-semibold text-lagoon uppercase">{list.shared.label}</p>
      <h2 className="mt-3 text-section">{list.shared.heading}</h2>
      <p className="mt-4 text-lead text-quiet">{list.shared.lead}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <p data-part="already-saved">{list.known}</p>
        <button type="button" data-part="add-shared" className={buttonStyle()}>
          {list.add}
        </button>
        <a href={routes.saved} className={`inline-flex items-center ${quiet}`}>
          {list.own}
        </a>
      </div>
    </div>
  );
}
