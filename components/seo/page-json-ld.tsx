import type { Thing } from 'schema-dts';
import { company, questionGroups } from '@/lib/content/query/all-content';
import type { Item } from '@/lib/content/query/items';
import { picturePath } from '@/lib/content/query/photograph';
import { viewOf } from '@/lib/item-types/views';
import { breadcrumbsOf, sitePageAt, sitePageOf, sitePages } from '@/lib/pages/site-pages';
import { routes } from '@/lib/routes/routes';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import {
  agencyJsonLd,
  breadcrumbListJsonLd,
  faqJsonLd,
  itemListJsonLd,
  serialize,
  webSiteJsonLd,
} from '@/lib/seo/json-ld';

/** The structured data of the home page: the company and its site. */
export function HomeJsonLd() {
  return <JsonLd things={[webSiteJsonLd(company), agencyJsonLd(company)]} />;
}

const questions = questionGroups.flatMap((group) => group.questions);

/** Things that only one page describes: the company in detail, and the questions with their answers. */
const ownThings: Record<string, Thing> = {
  [routes.contact]: agencyJsonLd(company),
  [routes.questions]: faqJsonLd(
    questions.map(({ question, answer }) => ({ question, answer: answer.join(' ') })),
  ),
};

/** The structured data of any other page. Its items are grouped in lists by label, in the order of the page. */
export function PageJsonLd({ route }: { route: string }) {
  const listed = sitePages.filter(({ parent }) => parent === route);
  const names = [...new Set(listed.map(({ listHeading = '' }) => listHeading))];
  const pagesIn = (list: string) => listed.filter(({ listHeading = '' }) => listHeading === list);
  const lists = names.map((name) => itemListJsonLd(name, pagesIn(name)));
  const breadcrumbs = breadcrumbListJsonLd(breadcrumbsOf(sitePageAt(route)));
  const own = ownThings[route];
  return <JsonLd things={own ? [own, breadcrumbs, ...lists] : [breadcrumbs, ...lists]} />;
}

export function ItemJsonLd({ item }: { item: Item }) {
  const page = sitePageOf(item);
  const thing = viewOf(item).seo.structuredData({
    url: absoluteUrl(page.route),
    description: page.summary,
    image: absoluteUrl(picturePath(page.image)),
  });
  return <JsonLd things={[thing, breadcrumbListJsonLd(breadcrumbsOf(page))]} />;
}

function JsonLd({ things }: { things: readonly Thing[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `serialize` escapes text that could end the element
      dangerouslySetInnerHTML={{ __html: serialize(things) }}
    />
  );
}
