import { PageBanner } from '@/components/banner/page-banner';
import { Island } from '@/components/islands/island';
import { SavedList } from '@/components/saved/saved-list.island';
import { FallbackLinks } from '@/components/ui/link-list';
import { Container } from '@/components/ui/section';
import { company, labels, pages } from '@/lib/content/query/all-content';
import { picturePath } from '@/lib/content/query/photograph';
import { makeSavableItems } from '@/lib/data-files/make-savable';
import { comparisonHeadings } from '@/lib/item-types/comparison';
import { pageMetadata } from '@/lib/pages/metadata';
import { routes } from '@/lib/routes/routes';

export const metadata = pageMetadata(routes.saved);

const { banner, noScripts, list, empty, packages, others } = pages.saved;
const { enquireNow, chatWithUs } = labels.contact;
const { opensNewTab } = labels.general;
const sendMessages = { enquireNow, chatWithUs, opensNewTab, sharing: labels.sharing };

/** The page of the saved list. It has no banner picture, so that the list starts on the first screen. */
export default function SavedPage() {
  const links = [...empty.links, { label: labels.packages.compare, href: routes.compare }];
  return (
    <>
      <PageBanner {...banner} hideImage />
      <Container className="py-10 md:py-16">
        <div className="hidden max-w-text noscript:block">
          <p>{noScripts}</p>
          <FallbackLinks links={links} />
        </div>
        <Island
          name="saved-list"
          when="immediately"
          className="min-h-[70svh] noscript:hidden"
          component={SavedList}
          propsFromData={{ savable: makeSavableItems() }}
          props={{
            headings: comparisonHeadings,
            phone: company.phones[0],
            email: company.email,
            empty: { ...empty, links, picture: picturePath(banner.image) },
            messages: { ...list, ...labels.saved, ...sendMessages, packages, others },
          }}
        />
      </Container>
    </>
  );
}
