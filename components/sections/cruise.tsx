import { CrossingCard } from '@/components/cards/crossing-card';
import { OperatorCard } from '@/components/cards/operator-card';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { itemsOf } from '@/lib/content/items';
import { pages } from '@/lib/content/site';
import { ItemSection } from './item-section';

/** The ferry operators. */
export function Operators({ row }: { row?: boolean }) {
  return (
    <ItemSection id="popular-cruise" texts={pages.cruise.operators} surface="sand" row={row}>
      {itemsOf('operator').map((item) => (
        <OperatorCard key={item.slug} item={item} />
      ))}
    </ItemSection>
  );
}

/** The ferry crossings. */
export function FerryRoutes({ row = false }: { row?: boolean }) {
  return (
    <Section surface="deep" labelledBy="ferry-routes">
      <SectionHeading
        id="ferry-routes"
        {...pages.cruise.routes}
        onDeep
        className="mb-12 md:mb-16"
      />
      <div className="grid gap-8 xl:grid-cols-2">
        <div className={row ? 'card-row' : 'contents'}>
          {itemsOf('crossing').map((item) => (
            <CrossingCard key={item.slug} item={item} />
          ))}
        </div>
      </div>
    </Section>
  );
}
