import { PageBanner } from '@/components/banner/page-banner';
import { ContactDetails } from '@/components/contact/contact-panel';
import { Island } from '@/components/islands/island';
import { buttonStyle } from '@/components/ui/button-style';
import { Container } from '@/components/ui/section';
import { labels, pages } from '@/lib/content/query/all-content';
import { pageMetadata } from '@/lib/pages/metadata';
import { menuNameOf, sitePages } from '@/lib/pages/site-pages';
import { routes } from '@/lib/routes/routes';

export const metadata = pageMetadata(routes.offline);

/**
 * The service worker shows this page in place of a page that is not cached. It has links to all other pages, and
 * cached-pages.island.ts reveals the links to cached ones.
 */
export default function OfflinePage() {
  const { banner, list, ask } = pages.offline;
  return (
    <>
      <PageBanner {...banner} hideImage>
        {/* biome-ignore lint/a11y/useValidAnchor: retries the address that failed to load, with its query */}
        <a href="" className={`${buttonStyle('onBrand')} mt-6`}>
          {labels.offline.again}
        </a>
      </PageBanner>
      <Container className="grid gap-x-16 gap-y-12 py-10 md:py-16 lg:grid-cols-[3fr_2fr]">
        <Island as="section" name="cached-pages" when="immediately" hidden aria-labelledby="cached">
          <h2 id="cached" className="text-card">
            {list}
          </h2>
          <ul className="mt-4 *:border-t *:border-line">
            {sitePages
              .filter(({ route }) => route !== routes.offline)
              .map((page) => (
                <li key={page.route} hidden>
                  <a href={page.route} className="block py-3 hover:text-lagoon">
                    {menuNameOf(page)}
                  </a>
                </li>
              ))}
          </ul>
        </Island>
        <div className="max-w-text space-y-6">
          <p>{ask}</p>
          <ContactDetails />
        </div>
      </Container>
    </>
  );
}
