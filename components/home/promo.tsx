import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { Container } from '@/components/ui/section';
import { pages } from '@/lib/content/query/site';

const icons = { flight: 'plane', hotel: 'bed-double', wifi: 'wifi', food: 'utensils' } as const;

/** The invitation that ends home, about and the list of posts: one row on wide screens. */
export function Promo() {
  const { heading, offers, action } = pages.promo;
  return (
    <section aria-labelledby="promo" className="no-print bg-sand py-8 md:py-10">
      <Container className="flex flex-wrap items-center justify-between gap-x-12 gap-y-4">
        <h2 id="promo" className="w-full text-2xl md:text-4xl xl:w-auto">
          {heading}
        </h2>
        <ul className="flex flex-wrap gap-x-8 gap-y-3 lg:ml-auto">
          {offers.map(({ icon, label }) => (
            <li key={label} className="grid justify-items-center gap-1">
              <Icon name={icons[icon]} strokeWidth={1.5} className="size-7 text-lagoon" />
              <span className="font-serif text-lg leading-tight">{label}</span>
            </li>
          ))}
        </ul>
        <a href={action.href} className={buttonStyle()}>
          {action.label}
        </a>
      </Container>
    </section>
  );
}
