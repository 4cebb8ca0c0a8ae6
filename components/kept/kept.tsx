import './kept.css';
import { PlainBanner } from '@/components/banner/plain-banner';
import { buttonStyle } from '@/components/ui/button-style';
import { Container } from '@/components/ui/section';
import { pages } from '@/lib/content/site';
import { routes } from '@/lib/routes';
import { KeepableLinks, KeptEmpty } from './kept-empty';
import { KeptOthers } from './kept-others';
import { KeptTrips } from './kept-trips';
import { KeptWays } from './kept-ways';

const { banner, noScripts, list } = pages.kept;
const quiet = 'min-h-11 font-semibold underline underline-offset-4';

/** The page of the list. Its heading has no picture, so that the list begins on the first screen. */
export function Kept() {
  return (
    <>
      <PlainBanner {...banner} />
      <Container className="py-10 md:py-16">
        <div className="kept-without-scripts max-w-prose">
          <p>{noScripts}</p>
          <KeepableLinks />
        </div>
        <KeptList />
      </Container>
    </>
  );
}

/**
 * The visitor's list or, at an address with a list, that one. All items are here, and all that may be
 * said, hidden: kept-list.client.ts shows the parts that belong to the list.
 */
function KeptList() {
  return (
    <div data-kept-list data-waiting="" className="side-by-side noscript:hidden">
      <div className="kept-parts">
        <SharedHeading />
        <p
          data-part="gone"
          data-one={list.gone.one}
          data-other={list.gone.other}
          hidden
          className="max-w-prose border-l-4 border-coral pl-4"
        />
        <div data-part="empty" hidden>
          <KeptEmpty />
        </div>
        <div data-part="trips" hidden>
          <KeptTrips />
        </div>
        <div data-part="others" hidden>
          <KeptOthers />
        </div>
      </div>
      <div className="kept-undo no-print bg-deep text-paper">
        <p
          role="status"
          data-part="said"
          data-removed={list.removed}
          data-restored={list.restored}
          data-cleared={list.cleared}
          data-refilled={list.refilled}
          data-added={list.added}
          className="py-2.5"
        />
        <button type="button" data-part="undo" hidden className={quiet}>
          {list.undo}
        </button>
      </div>
      <button type="button" data-part="clear" hidden className={`no-print mt-4 ${quiet}`}>
        {list.clear}
      </button>
      <KeptWays />
    </div>
  );
}

/** What stands above somebody else's list, and puts it on the visitor's own. */
function SharedHeading() {
  return (
    <div data-part="shared" hidden>
      <p className="text-label font-semibold text-lagoon uppercase">{list.shared.label}</p>
      <h2 className="mt-3 text-section">{list.shared.heading}</h2>
      <p className="mt-4 max-w-prose text-lead text-quiet">{list.shared.lead}</p>
      <div className="kept-shared">
        <p data-part="known">{list.known}</p>
        <button type="button" data-part="add" className={buttonStyle()}>
          {list.add}
        </button>
        <a href={routes.kept} className={`inline-flex items-center ${quiet}`}>
          {list.own}
        </a>
      </div>
    </div>
  );
}
