import { BedDouble, Plane, Utensils, Wifi } from 'lucide-react';
import { buttonStyle } from '@/components/ui/button-style';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { pages } from '@/lib/content/site';

const icons = { flight: Plane, hotel: BedDouble, wifi: Wifi, food: Utensils } as const;

/** The invitation above the footer of every page. */
export function Promo() {
  const { promo } = pages;
  return (
    <Section surface="sand" labelledBy="promo">
      <div className="grid gap-12 lg:grid-cols-2 lg:items-end">
        <div>
          <SectionHeading id="promo" {...promo} />
          <Link href={promo.action.href} className={`${buttonStyle()} mt-8`}>
            {promo.action.label}
          </Link>
        </div>
        <ul className="divide-y divide-deep/15 border-y border-deep/15">
          {promo.offers.map(({ icon, label, text }) => {
            const Icon = icons[icon];
            return (
              <li key={label} className="grid grid-cols-[2.5rem_6rem_1fr] items-center gap-3 py-4">
                <Icon aria-hidden className="size-7 text-lagoon" strokeWidth={1.5} />
                <span className="font-serif text-xl">{label}</span>
                <span className="text-base leading-snug text-quiet">{text}</span>
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}
