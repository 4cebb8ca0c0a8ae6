import { Icon } from '@/components/ui/icon';
import { Paragraphs } from '@/components/ui/paragraphs';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { pages } from '@/lib/content/query/site';

const icons = { packages: 'luggage', ferry: 'ship', places: 'map-pin', flights: 'plane' } as const;

/** Who we are, and links to four pages. */
export function Introduction() {
  const { introduction, tiles } = pages.home;
  return (
    <Section labelledBy="introduction">
      <div className="grid gap-5 lg:grid-cols-2 lg:gap-16">
        <SectionHeading id="introduction" {...introduction} />
        <div className="max-w-prose space-y-5 text-lead text-quiet lg:pt-8">
          <Paragraphs texts={introduction.paragraphs} />
        </div>
      </div>
      <ul className="no-print mt-8 md:mt-12 grid grid-cols-[repeat(auto-fit,minmax(max(7.5rem,34%),1fr))] border-t border-l border-line lg:grid-cols-4">
        {tiles.map(({ icon, label, text, href }) => (
          <li key={href} className="border-r border-b border-line">
            <a
              href={href}
              className="group/tile flex h-full flex-col gap-3 p-5 eases hover:bg-deep hover:text-paper lg:gap-12"
            >
              <Icon
                name={icons[icon]}
                strokeWidth={1.25}
                className="size-10 flex-none text-lagoon group-hover/tile:text-coral"
              />
              <span>
                <span className="block font-serif text-2xl">{label}</span>
                <span className="mt-1 block text-base opacity-80">{text}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
