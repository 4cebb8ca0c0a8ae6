import { Icon } from '@/components/ui/icon';
import { Paragraphs } from '@/components/ui/paragraphs';
import { Container, SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { pages } from '@/lib/content/query/all-content';

const tiles = [
  { icon: 'luggage', ...pages.home.tiles.packages },
  { icon: 'ship', ...pages.home.tiles.ferry },
  { icon: 'map-pin', ...pages.home.tiles.places },
  { icon: 'plane', ...pages.home.tiles.flights },
] as const;

/** On phones, the icon is above the name. */
const tileStyle =
  'flex h-full flex-col items-center gap-x-4 gap-y-1 py-3 text-center leading-tight md:flex-row md:p-4 md:text-start';

export function Introduction() {
  const { introduction } = pages.home;
  return (
    <section aria-labelledby="introduction" className="py-8 md:py-10">
      <Container>
        <SectionHeading
          id="introduction"
          {...introduction}
          className="items-start gap-x-16 lg:grid lg:grid-cols-[auto_minmax(0,35rem)] lg:justify-between lg:*:first:col-span-2"
        />
        <div className="mt-3 space-y-3 lg:ml-auto lg:w-full lg:max-w-[35rem]">
          <Paragraphs texts={introduction.paragraphs} />
          <TextLink href={introduction.quotes.href}>{introduction.quotes.label}</TextLink>
        </div>
        <ul className="print:hidden mt-6 grid grid-cols-[repeat(auto-fit,minmax(max(4.2rem,20%),1fr))] border-t border-l border-line">
          {tiles.map(({ icon, label, text, href }) => (
            <li key={href} className="border-r border-b border-line">
              <a
                href={href}
                className={`group/tile eases hover:bg-brand hover:text-paper ${tileStyle}`}
              >
                <Icon
                  name={icon}
                  strokeWidth={1.25}
                  className="size-7 flex-none text-lagoon group-hover/tile:text-coral"
                />
                <span>
                  <span className="block font-serif text-sm md:text-xl">{label}</span>
                  <span className="mt-0.5 block text-sm opacity-80 max-sm:hidden">{text}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
