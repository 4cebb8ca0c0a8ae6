import { Banner } from '@/components/banner/banner';
import { AskLinks, EnquireLink } from '@/components/contact/ask-links';
import { OpeningNote } from '@/components/guide/opening-note';
import { SaveButton } from '@/components/saved/save-button';
import { ShareLinks } from '@/components/share/share-links';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { barStep } from '@/components/ui/button-style';
import { FactList } from '@/components/ui/fact-list';
import { leadStyle } from '@/components/ui/lead-style';
import { Container } from '@/components/ui/section';
import { parentOf } from '@/lib/content/query/items';
import { company, labels } from '@/lib/content/query/site';
import { type ItemWithDialog, itemLinkOf, itemTypeOf } from '@/lib/item-types/item-types';
import { routes } from '@/lib/routes';
import { sitePage, sitePageOf } from '@/lib/site-pages/site-pages';
import { keepBracketsTogether, withNoBreakSpaces } from '@/lib/text/no-break-spaces';
import type { ItemView } from './item-view';
import { SectionNav } from './section-nav';
import { viewOf } from './view-of';

type Props = { item: ItemWithDialog };
type PartProps = Props & { view: ItemView };

/**
 * The page of an item: its banner; its text, its map and its days with the panel beside them, which phones have
 * under the text; then its own sections and what goes with it.
 */
export function ItemPage({ item }: Props) {
  const view = viewOf(item);
  const about = itemLinkOf(item);
  const { map, days, contents, isTrip } = view;
  // A long text has the map beside it, a short one under it.
  const isLong = Boolean(contents);
  // A printed trip is its name, its price, its days and our numbers.
  const screenOnly = isTrip ? 'print:hidden' : '';
  return (
    <article data-item-name={isTrip ? about.name : undefined}>
      <ItemBanner item={item} view={view} />
      {contents && (
        <SectionNav headings={contents}>
          <EnquireLink about={about} variant="quiet" className="min-h-11 py-2 max-wide:hidden" />
        </SectionNav>
      )}
      <Container className="grid items-start gap-x-16 gap-y-12 pt-8 pb-16 lg:grid-cols-text-panel lg:grid-rows-[auto_1fr] lg:pt-20">
        <div className={`max-w-text space-y-6 ${screenOnly}`}>
          {view.lead && <p className={leadStyle}>{view.lead}</p>}
          <OpeningNote route={about.route} heading={itemTypeOf(item).heading(item)} />
          {view.text('h2')}
          {!isTrip && (
            <ShareLinks
              subject={about.name}
              text={`${about.name}\n${company.site}${about.route}`}
              words={labels}
            />
          )}
        </div>
        <div className={`space-y-10 lg:col-start-2 lg:row-span-2 lg:row-start-1 ${screenOnly}`}>
          <Panel item={item} view={view} />
          {isLong && map}
        </div>
        {(days || !isLong) && <div className="lg:col-start-1">{isLong ? days : map}</div>}
      </Container>
      {view.sections}
      {view.related}
      {!isTrip && <EnquireLink about={about} className={barStep} />}
    </article>
  );
}

/** The name on a deep surface with what is asked first, and the whole picture beside it. */
function ItemBanner({ item, view }: PartProps) {
  const { crumb, heading, route } = sitePage(parentOf(item) ?? routes.home);
  const page = sitePageOf(item);
  return (
    <Banner image={item.image} shape="card" className="pt-header print:pt-0">
      <Breadcrumb
        name={labels.breadcrumb}
        trail={[
          { label: labels.home, href: routes.home },
          { label: crumb ?? heading, href: route },
        ]}
      />
      <p className="mt-6 text-label font-semibold text-shallow uppercase">
        {view.label ?? page.label}
      </p>
      <h1 className="mt-2 text-title">{keepBracketsTogether(page.heading)}</h1>
      {view.figure}
      {itemTypeOf(item)
        .leads(item)
        .map((line, index) => (
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

/** Figures and the ways to ask. */
function Panel({ item, view: { facts, panel } }: PartProps) {
  const about = itemLinkOf(item);
  return (
    <aside
      aria-label={labels.enquire}
      className="flex flex-wrap items-center gap-6 bg-sand p-5 lg:p-8"
    >
      {facts.length > 0 ? (
        <div className="w-full space-y-3">
          <h2 className="text-2xl">{labels.goodToKnow}</h2>
          <FactList facts={facts} stacked />
        </div>
      ) : (
        <p className="w-full text-lead">{labels.freeToAsk}</p>
      )}
      <EnquireLink about={about} />
      <SaveButton item={item} className="min-h-12 px-5" />
      <AskLinks about={about} callInBar />
      {panel}
    </aside>
  );
}
