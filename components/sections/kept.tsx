import './kept.css';
import { Tile } from '@/components/cards/tile';
import { RemoveButton } from '@/components/details/remove-button';
import { KeptList } from '@/components/islands/kept-list';
import { Still } from '@/components/islands/still';
import { detailsOf, kindOf } from '@/components/kinds/registry';
import { PlainBanner } from '@/components/layout/plain-banner';
import { Container } from '@/components/ui/section';
import { routeOf } from '@/lib/content/items';
import { keepableItems } from '@/lib/content/kept';
import { company, labels, pages } from '@/lib/content/site';
import { KeepableLinks, KeptEmpty } from './kept-empty';
import { KeptTrips } from './kept-trips';

const { banner, noScripts, trips, others, list } = pages.kept;

// All labels would make the page heavier.
const { enquireNow, chatWithUs, opensNewTab, shareByChat, shareByMail, copyLink } = labels;
const { linkCopied, linkRefused } = labels;
const ways = {
  ...{ enquireNow, chatWithUs, opensNewTab, shareByChat, shareByMail, copyLink },
  ...{ linkCopied, linkRefused },
  phone: company.phones[0],
  email: company.email,
};

/**
 * The visitor's list, or the one in the address. Every item is on the page, and hidden: the island
 * shows those on the list. Its heading has no picture, so that the list begins on the first screen.
 */
export function Kept() {
  return (
    <>
      <PlainBanner {...banner} />
      <Container className="py-10 md:py-16">
        <div className="kept-without-scripts max-w-prose">
          <p>{noScripts}</p>
          <KeepableLinks />
        </div>
        <KeptList
          words={list}
          ways={ways}
          empty={
            <Still>
              <KeptEmpty />
            </Still>
          }
          trips={
            <Still>
              <KeptTrips heading={trips} />
            </Still>
          }
          others={
            <Still>
              <OtherItems />
            </Still>
          }
        />
      </Container>
    </>
  );
}

function OtherItems() {
  return (
    <>
      <h2 className="text-3xl md:text-4xl">{others}</h2>
      <ul className="mt-8 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {keepableItems()
          .filter(({ kind }) => kind !== 'package')
          .map((item) => (
            <Tile
              key={routeOf(item)}
              href={routeOf(item)}
              name={kindOf(item).heading(item)}
              note={detailsOf(item).leads(item).join(' · ')}
              image={item.image}
              hidden
            >
              <RemoveButton item={item} />
            </Tile>
          ))}
      </ul>
    </>
  );
}
