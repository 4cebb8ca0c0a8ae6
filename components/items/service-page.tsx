import { PageBanner } from '@/components/banner/page-banner';
import { HotelsOrExtras } from '@/components/choice/hotels-or-extras';
import { ChatAndCallLinks, EnquiryLink } from '@/components/contact/contact-links';
import { BulletPoints } from '@/components/ui/bullet-list';
import { barActionStyle } from '@/components/ui/button-style';
import { ExampleTag } from '@/components/ui/example-tag';
import { FactList } from '@/components/ui/fact-list';
import { Paragraphs } from '@/components/ui/paragraphs';
import { Row } from '@/components/ui/row';
import { Container } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { labels } from '@/lib/content/query/all-content';
import { type ItemOf, itemsAtRoutes } from '@/lib/content/query/items';
import { servicePriceFact } from '@/lib/content/query/packages';
import { extrasOfPage } from '@/lib/content/query/prices';
import { viewOf } from '@/lib/item-types/views';
import { toSlug } from '@/lib/text/slug';
import { RelatedSection } from './related-section';

export function ServicePage({ service }: { service: ItemOf<'service'> }) {
  const { name, heading, image, paragraph, sections, related } = service;
  const view = viewOf(service);
  // The page says only once that it has examples: beside the prices of extras, or else in a section.
  const sectionWithTag =
    extrasOfPage(view.route).length > 0 ? undefined : sections.find(({ example }) => example);
  return (
    <>
      <PageBanner
        heading={name}
        image={image}
        crumb={name}
        parent={{ label: labels.layout.quickLinks }}
        imageSize="card"
        compact
      >
        <h2 className="mt-4 max-w-lg text-card text-balance">{heading}</h2>
      </PageBanner>
      <Container className="grid items-start gap-10 py-10 md:py-16 lg:grid-cols-[3fr_2fr]">
        <div className="drop-cap max-w-text text-lead">
          <p>{paragraph}</p>
        </div>
        <div className="lg:col-span-2">
          <HotelsOrExtras item={view} level={3} />
          {sections.map((section) => (
            <Row key={section.heading} id={toSlug(section.heading)} heading={section.heading}>
              <Paragraphs texts={section.paragraphs ?? []} />
              {section.points && <BulletPoints points={section.points} />}
              {section.prices && <FactList facts={section.prices.map(servicePriceFact)} />}
              {section.link && (
                <p>
                  <TextLink href={section.link.href}>{section.link.label}</TextLink>
                </p>
              )}
              {section === sectionWithTag && <ExampleTag entries={[section]} />}
            </Row>
          ))}
        </div>
        <aside className="flex flex-wrap items-center gap-x-6 gap-y-4 bg-sand p-5 tablet:row-start-2 lg:col-start-2 lg:row-start-1 lg:p-8">
          <EnquiryLink item={view} />
          <ChatAndCallLinks item={view} />
        </aside>
      </Container>
      <EnquiryLink item={view} className={barActionStyle} />
      <RelatedSection
        id="goes-with-it"
        heading={labels.items.seeAlso}
        surface="brand"
        items={itemsAtRoutes(related)}
      />
    </>
  );
}
