import type { ReactNode } from 'react';
import { Banner, Breadcrumb } from '@/components/banner/banner';
import { ChatAndCallLinks, EnquiryLink } from '@/components/contact/contact-links';
import { ItemMap } from '@/components/map/item-map';
import { SaveButton } from '@/components/saved/save-button';
import { ShareLinks } from '@/components/share/share-links';
import { barActionStyle } from '@/components/ui/button-style';
import { ExampleTag } from '@/components/ui/example-tag';
import { FactList } from '@/components/ui/fact-list';
import { LinkList } from '@/components/ui/link-list';
import { Container } from '@/components/ui/section';
import { company, labels } from '@/lib/content/query/all-content';
import { findParentRoute } from '@/lib/content/query/items';
import type { ViewWithDialog } from '@/lib/item-types/item-view';
import { sitePageAt } from '@/lib/pages/site-pages';
import { type PageLink, routes } from '@/lib/routes/routes';
import { keepBracketsTogether } from '@/lib/text/no-break-spaces';
import { ItemText } from './item-text';
import { RelatedSection } from './related-section';
import { navButtonStyle, SectionNav } from './section-nav';

/** Class names of an item's text, the panel beside it, and the parts below it. On phones, they share one column. */
export const columns = {
  all: 'grid items-start gap-x-16 gap-y-12 pt-8 pb-16 print:block print:space-y-12 lg:grid-cols-text-panel lg:grid-rows-[auto_1fr] lg:pt-20',
  text: 'max-w-text space-y-6',
  panel:
    'space-y-10 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-stretch *:last:top-34 lg:[@media(height>=54rem)]:*:last:sticky',
  belowText: 'lg:col-start-1',
};

type PageProps = {
  view: ViewWithDialog;
  /** Links to the sections of a long page. */
  sectionLinks?: readonly PageLink[];
  /** Content below the text, and below the map if that is also there. */
  belowText?: ReactNode;
  /** Further sections. */
  children?: ReactNode;
};

/** The page of any item but a package: banner, text and map with a panel beside them, and related items. */
export function ItemPage({ view, sectionLinks, belowText, children }: PageProps) {
  const { name, route, list: parent, subtitle, hasMapBesideText } = view;
  const mapData = view.mapData();
  const map = mapData && <ItemMap {...mapData} />;
  const rows = view.related().filter(({ items }) => items.length > 0);
  return (
    <article>
      <ItemBanner view={view} label={parent.heading}>
        {subtitle && <p className="tabular mt-3 text-xl">{subtitle}</p>}
      </ItemBanner>
      {sectionLinks && (
        <SectionNav links={sectionLinks}>
          <EnquiryLink item={view} variant="quiet" className={navButtonStyle} />
        </SectionNav>
      )}
      <Container className={columns.all}>
        <div className={columns.text}>
          <ItemText view={view} level={2} />
          <ShareLinks
            subject={name}
            text={name}
            url={company.site + route}
            messages={labels.sharing}
            newTabNote={labels.general.opensNewTab}
          />
        </div>
        <div className={columns.panel}>
          <ItemPanel view={view} />
          {hasMapBesideText && map}
        </div>
        <div className={`${columns.belowText} space-y-12 empty:hidden`}>
          {!hasMapBesideText && map}
          {belowText}
        </div>
      </Container>
      {children}
      <div className="print:hidden">
        {rows.map((row, index) => (
          <RelatedSection key={row.id} {...row} surface={index % 2 === 0 ? 'brand' : 'paper'} />
        ))}
      </div>
      <EnquiryLink item={view} className={barActionStyle} />
    </article>
  );
}

type BannerProps = {
  view: ViewWithDialog;
  label: string;
  /** The content below the item's name. */
  children?: ReactNode;
};

/** The banner of an item: label, name, further content, and taglines. */
export function ItemBanner({ view, label, children }: BannerProps) {
  const { item, heading, taglines } = view;
  const { crumb, name, route } = sitePageAt(findParentRoute(item) ?? routes.home);
  return (
    <Banner image={item.image} imageSize="card" className="pt-header print:pt-0">
      <Breadcrumb last={{ label: crumb ?? name, href: route }} />
      <p className="mt-6 text-label font-semibold text-shallow uppercase">{label}</p>
      <h1 className="mt-2 text-title">{keepBracketsTogether(heading)}</h1>
      {children}
      {taglines.map((line, index) => (
        <p
          key={line}
          className={`max-w-lg text-balance ${index === 0 ? 'mt-4 text-lead' : 'mt-2 opacity-85'}`}
        >
          {line}
        </p>
      ))}
    </Banner>
  );
}

type PanelProps = {
  view: ViewWithDialog;
  /** The entries from which its facts come. Some may be examples. */
  examples?: readonly { example?: boolean | undefined }[];
};

/** The panel with facts, contact links and other links. */
export function ItemPanel({ view, examples = [] }: PanelProps) {
  const facts = view.facts();
  const links = view.links();
  return (
    <aside
      aria-label={labels.contact.enquire}
      className="flex flex-wrap items-center gap-6 bg-sand p-5 lg:p-8"
    >
      {facts.length > 0 && (
        <div className="w-full space-y-3">
          <h2 className="text-2xl">
            {labels.items.goodToKnow} <ExampleTag entries={examples} />
          </h2>
          <FactList facts={facts} stacked />
        </div>
      )}
      <EnquiryLink item={view} />
      <SaveButton view={view} className="min-h-12 px-5" />
      <ChatAndCallLinks item={view} hideCallOnPhones />
      {links.length > 0 && (
        <nav aria-label={labels.items.seeAlso} className="w-full">
          <LinkList links={links} />
        </nav>
      )}
    </aside>
  );
}
