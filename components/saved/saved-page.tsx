import './saved.css';
import { PageBanner } from '@/components/banner/page-banner';
import { factHeadings } from '@/components/comparison/trip-facts';
import { Island } from '@/components/islands/island';
import { NextLinks } from '@/components/ui/next-links';
import { Container } from '@/components/ui/section';
import { company, labels, pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { allSavedItems } from './saved-items';
import { SavedList } from './saved-list.island';

const { banner, noScripts, list, empty, trips, others } = pages.saved;
const { save, saved, enquireNow, chatWithUs, shareByChat, shareByMail, opensNewTab } = labels;
const { copyLink, linkCopied, linkRefused } = labels;

/** The page of the list. Its heading has no picture, so that the list begins on the first screen. */
export function SavedPage() {
  const saveable = [...empty.links, { label: labels.compareTrips, href: routes.compare }];
  return (
    <>
      <PageBanner {...banner} plain />
      <Container className="py-10 md:py-16">
        <div className="hidden max-w-text noscript:block">
          <p>{noScripts}</p>
          <NextLinks links={saveable} className="flex flex-wrap" />
        </div>
        <Island
          name="saved-list"
          when="start"
          className="min-h-[70svh] noscript:hidden"
          component={SavedList}
          props={{
            items: allSavedItems(),
            factHeadings: factHeadings.map(([, heading]) => heading),
            phone: company.phones[0],
            email: company.email,
            empty: { ...empty, links: saveable, picture: banner.image.src },
            messages: {
              ...list,
              ...{ trips, others, save, saved, enquireNow, chatWithUs, shareByChat, shareByMail },
              ...{ opensNewTab, copyLink, linkCopied, linkRefused },
            },
          }}
        />
      </Container>
    </>
  );
}
