import { Icon } from '@/components/ui/icon';
import { Container } from '@/components/ui/section';
import { pages } from '@/lib/content/query/all-content';

const { heading, offers, action } = pages.promo;
const offersWithIcons = [
  { label: offers.flight, icon: 'plane' },
  { label: offers.hotel, icon: 'bed-double' },
  { label: offers.wifi, icon: 'wifi' },
  { label: offers.food, icon: 'utensils' },
] as const;

/** The slim promotional row above the footer of every page. */
export function Promo() {
  return (
    <aside aria-labelledby="promo" className="print:hidden border-t border-line bg-sand py-4">
      <Container className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <h2 id="promo" className="w-full text-xl leading-tight lg:w-auto">
          {heading}
        </h2>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm lg:ml-auto">
          {offersWithIcons.map(({ icon, label }) => (
            <li key={label} className="flex items-center gap-1.5">
              <Icon name={icon} strokeWidth={1.5} className="size-5 text-lagoon" />
              <span>{label}</span>
            </li>
          ))}
        </ul>
        <a href={action.href} className="font-semibold text-lagoon underline underline-offset-4">
          {action.label}
        </a>
      </Container>
    </aside>
  );
}
