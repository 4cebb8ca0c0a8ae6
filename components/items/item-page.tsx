import { Banner } from '@/components/banner/banner';
import { Breadcrumb } from '@/components/banner/breadcrumb';
import { ExampleTag } from '@/components/company/example-tag';
import { AskLinks, EnquireLink } from '@/components/contact/ask-links';
import { ItemMap } from '@/components/map/item-map';
import { SaveButton } from '@/components/saved/save-button';
import { ShareLinks } from '@/components/share/share-links';
import { barActionStyle } from '@/components/ui/button-style';
import { LinkList } from '@/components/ui/link-list';
import { Container } from '@/components/ui/section';
import { parentOf } from '@/lib/content/query/items';
import { company, labels } from '@/lib/content/query/site';
import { type ItemWithDialog, viewOf } from '@/lib/item-types/views';
import { sitePage } from '@/lib/pages/site-pages';
import { routes } from '@/lib/routes/routes';
import { keepBracketsTogether, withNoBreakSpaces } from '@/lib/text/no-break-spaces';
import { FactList } from './fact-list';
import { ItemText } from './item-text';
import { partsOf } from './parts-by-type';
import { Related } from './related';
import { SectionNav } from './section-nav';

type Props = { item: ItemWithDialog };

/**
 * The page of an item: banner, text, map and itinerary, with a panel beside them (on phones below the text); then the
 * sections of its type and related items.
 */
export function ItemPage({ item }: Props) {
  const view = viewOf(item);
  const { about, contents } = view;
  const map = view.map();
  const { isTrip, PageText, PageSections } = partsOf(item);
  const screenOnly = isTrip ? 'print:hidden' : '';
  return (
    <article
      data-trip-name={isTrip ? about.name : undefined}
      data-trip-route={isTrip ? about.route : undefined}
    >
      <ItemBanner item={item} />
      {contents && (
        <SectionNav links={contents.map(({ id, heading }) => ({ href: `#${id}`, label: heading }))}>
          <EnquireLink about={about} variant="quiet" className="min-h-11 py-2 max-wide:hidden" />
        </SectionNav>
      )}
      <Container className="grid items-start gap-x-16 gap-y-12 pt-8 pb-16 print:block print:space-y-12 lg:grid-cols-text-panel lg:grid-rows-[auto_1fr] lg:pt-20">
        <div className={`max-w-text space-y-6 ${screenOnly}`}>
          <ItemText item={item} level="h2" />
          {!isTrip && (
            <ShareLinks
              subject={about.name}
              text={`${about.name}\n${company.site}${about.route}`}
              messages={labels.sharing}
              newTabNote={labels.general.opensNewTab}
            />
          )}
        </div>
        <div className={`space-y-10 lg:col-start-2 lg:row-span-2 lg:row-start-1 ${screenOnly}`}>
          <Panel item={item} />
          {map && contents && <ItemMap {...map} />}
        </div>
        {map && !contents && (
          <div className="lg:col-start-1">
            <ItemMap {...map} />
          </div>
        )}
        {PageText && <PageText item={item} />}
      </Container>
      {PageSections && <PageSections item={item} />}
      <div className="print:hidden">
        {view
          .related?.()
          .filter(({ items }) => items.length > 0)
          .map((row, index) => (
            <Related key={row.id} {...row} surface={index % 2 === 0 ? 'deep' : 'paper'} />
          ))}
      </div>
      {!isTrip && <EnquireLink about={about} className={barActionStyle} />}
    </article>
  );
}

/** The banner of an item: list, name, price or note, and taglines. */
function ItemBanner({ item }: Props) {
  const { pageLabel, listName, heading: name, note, taglines } = viewOf(item);
  const { BannerNote } = partsOf(item);
  const { crumb, heading, route } = sitePage(parentOf(item) ?? routes.home);
  return (
    <Banner image={item.image} shape="card" className="pt-header print:pt-0">
      <Breadcrumb last={{ label: crumb ?? heading, href: route }} />
      <p className="mt-6 text-label font-semibold text-shallow uppercase">
        {pageLabel ?? listName}
      </p>
      <h1 className="mt-2 text-title">{keepBracketsTogether(name)}</h1>
      {BannerNote && <BannerNote item={item} />}
      {!BannerNote && note && <p className="tabular mt-3 text-xl">{note}</p>}
      {taglines.map((line, index) => (
        <p
          key={line}
          className={`max-w-lg text-balance ${index === 0 ? 'mt-4 text-lead' : 'mt-2 opacity-85'}`}
        >
          {withNoBreakSpaces(line)}
        </p>
      ))}
    </Banner>
  );
}

/** The panel with facts, ways to ask, and links. */
function Panel({ item }: Props) {
  const view = viewOf(item);
  const { about } = view;
  const facts = view.facts();
  const links = view.links?.() ?? [];
  return (
    <aside
      aria-label={labels.contact.enquire}
      className="flex flex-wrap items-center gap-6 bg-sand p-5 lg:p-8"
    >
      {facts.length > 0 && (
        <div className="w-full space-y-3">
          <h2 className="text-2xl">
            {labels.items.goodToKnow} <ExampleTag of={view.examples ?? []} />
          </h2>
          <FactList facts={facts} stacked />
        </div>
      )}
      <EnquireLink about={about} />
      <SaveButton item={item} className="min-h-12 px-5" />
      <AskLinks about={about} callInBar />
      {links.length > 0 && (
        <nav aria-label={labels.items.seeAlso} className="w-full">
          <LinkList links={links} />
        </nav>
      )}
    </aside>
  );
}
