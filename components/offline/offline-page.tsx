import { PlainBanner } from '@/components/banner/plain-banner';
import { ContactLines } from '@/components/contact/contact-panel';
import { Container } from '@/components/ui/section';
import { pages } from '@/lib/content/query/site';

/**
 * What the service worker shows in place of a page that is not on the phone. It writes the list of those
 * that are (offline-copies.ts).
 */
export function OfflinePage() {
  const { banner, list, ask } = pages.offline;
  return (
    <>
      <PlainBanner {...banner} />
      <Container className="grid gap-x-16 gap-y-12 py-10 md:py-16 lg:grid-cols-[3fr_2fr]">
        <section aria-labelledby="on-this-phone">
          <h2 id="on-this-phone" className="text-card">
            {list}
          </h2>
          <ul id="cached-pages" className="mt-4 *:border-t *:border-line" />
        </section>
        <div className="max-w-text space-y-6">
          <p>{ask}</p>
          <ContactLines />
        </div>
      </Container>
    </>
  );
}
