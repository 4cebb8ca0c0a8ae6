import { PageBanner } from '@/components/banner/page-banner';
import { factHeadings, tripFactsOf } from '@/components/comparison/trip-facts';
import { Island } from '@/components/islands/island';
import { NextLinks } from '@/components/ui/next-links';
import { findPhotograph } from '@/components/ui/photograph';
import { Container } from '@/components/ui/section';
import type { Item } from '@/lib/content/query/items';
import { namesOf } from '@/lib/content/query/packages';
import { company, labels, pages } from '@/lib/content/query/site';
import { itemLinkOf, itemTypeOf, saveableItems } from '@/lib/item-types/item-types';
import { routes } from '@/lib/routes';
import { asSentence } from '@/lib/text/sentence';
import { type SavedItem, SavedList } from './saved-list.island';

const { banner, noScripts, list, empty, trips, others } = pages.saved;
const { save, saved, enquireNow, chatWithUs, sharing, opensNewTab } = labels;

/** The page of the saved list. It has no banner picture, so that the list starts on the first screen. */
export function SavedPage() {
  const saveable = [...empty.links, { label: labels.compareTrips, href: routes.compare }];
  return (
    <>
      <PageBanner {...banner} plain />
      <Container className="py-10 md:py-16">
        <div className="hidden max-w-text noscript:block">
          <p>{noScripts}</p>
          <NextLinks links={saveable} />
        </div>
        <Island
          name="saved-list"
          when="start"
          className="min-h-[70svh] noscript:hidden"
          component={SavedList}
          props={{
            items: saveableItems().map(savedItemOf),
            facts: factHeadings,
            phone: company.phones[0],
            email: company.email,
            empty: { ...empty, links: saveable, picture: banner.image.src },
            messages: {
              ...list,
              ...{ trips, others, save, saved, enquireNow, chatWithUs, sharing, opensNewTab },
            },
          }}
        />
      </Container>
    </>
  );
}

function savedItemOf(item: Item): SavedItem {
  return {
    ...itemLinkOf(item),
    ...savedFactsOf(item),
    picture: findPhotograph(item.image.src)?.src ?? item.image.src,
  };
}

function savedFactsOf(item: Item): Pick<SavedItem, 'heading' | 'note' | 'facts'> {
  if (item.type !== 'package') {
    const { heading, leads } = itemTypeOf(item);
    return { heading: heading(item), note: leads(item).map(asSentence).join(' ') };
  }
  const { short, under } = namesOf(item);
  return { heading: short, note: under, facts: tripFactsOf(item) };
}
