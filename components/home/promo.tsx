import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { Container } from '@/components/ui/section';
import { pages } from '@/lib/content/query/site';

const icons = { flight: 'plane', hotel: 'bed-double', wifi: 'wifi', food: 'utensils' } as const;

/** The invitation that ends home, about and the list of posts: one row on wide screens. */
export function Promo() {
  const { heading, offers, action } = pages.promo;
  return (
    <section aria-labelledby="promo" className="no-print bg-sand py-7 md:py-10">
      <Container className="grid items-center gap-x-12 gap-y-5 md:grid-cols-[1fr_auto] lg:grid-cols-[minmax(0,1fr)_auto_auto]">
        <h2 id="promo" className="text-2xl leading-tight md:col-span-2 md:text-4xl lg:col-span-1">
          {heading}
        </h2>
        <ul className="flex flex-wrap justify-between gap-x-8 gap-y-3 md:justify-start">
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
