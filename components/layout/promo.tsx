import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { SectionHeading } from '@/components/ui/section-heading';
import { SplitSection } from '@/components/ui/split-section';
import { pages } from '@/lib/content/query/site';

const icons = { flight: 'plane', hotel: 'bed-double', wifi: 'wifi', food: 'utensils' } as const;

/** The invitation above the footer of every page; `.no-promo` in a page hides it (contact-bar.css). */
export function Promo() {
  const { promo } = pages;
  return (
    <div className="no-print">
      <SplitSection surface="sand" image={promo.image} picture="end" labelledBy="promo">
        <SectionHeading id="promo" {...promo} quiet />
        <ul className="mt-6 divide-y divide-line border-y border-line">
          {promo.offers.map(({ icon, label, text }) => (
            <li key={label} className="flex flex-wrap items-center gap-4 py-3">
              <Icon name={icons[icon]} strokeWidth={1.5} className="size-7 text-lagoon" />
              <span className="min-w-[4rem] font-serif text-xl">{label}</span>
              <span className="flex-1 basis-[8rem] text-base leading-snug">{text}</span>
            </li>
          ))}
        </ul>
        <a href={promo.action.href} className={`${buttonStyle()} mt-6`}>
          {promo.action.label}
        </a>
      </SplitSection>
    </div>
  );
}
