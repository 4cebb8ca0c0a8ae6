import type { Metadata } from 'next';
import { FallbackLinks } from '@/components/ui/link-list';
import { Picture } from '@/components/ui/picture';
import { Container } from '@/components/ui/section';
import { pages } from '@/lib/content/query/all-content';
import { fullTitle } from '@/lib/pages/metadata';

// Next itself keeps this page out of search engines.
export const metadata: Metadata = { title: fullTitle(pages.notFound.heading) };

export default function NotFound() {
  const { heading, lead, image, links } = pages.notFound;
  return (
    <Container className="grid items-center gap-x-8 gap-y-12 pt-40 pb-16 lg:pb-28 lg:grid-cols-2">
      {/* Redirects an address in capitals to lower case. */}
      <script src="/old-address.js" />
      <div>
        <h1 className="text-poster">{heading}</h1>
        <p className="mt-5 text-lead text-quiet">{lead}</p>
        <FallbackLinks links={links} />
      </div>
      {/* Not `eager`, because Next would then preload this picture on every page of the site. */}
      <Picture
        image={image}
        sizes="(min-width: 1280px) 592px, (min-width: 1024px) 50vw, calc(100vw - 40px)"
        className="aspect-3/2 w-full object-cover"
      />
    </Container>
  );
}
