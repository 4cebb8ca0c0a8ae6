import { buttonStyle } from '@/components/ui/button-style';
import { Picture } from '@/components/ui/picture';
import { SectionHeading } from '@/components/ui/section';
import { pages } from '@/lib/content/query/all-content';

/** A large picture that reaches the edge of the screen, beside a text with a link to the sights. */
export function SightsBanner() {
  const { sights } = pages.home;
  return (
    <section
      aria-labelledby="sights"
      className="grid bg-night text-paper print:hidden lg:min-h-168 lg:grid-cols-2"
    >
      <Picture
        image={sights.image}
        sizes="(min-width: 2112px) 50vw, (min-width: 1024px) 1056px, 100vw"
        className="aspect-2/1 size-full object-cover lg:aspect-auto lg:h-0 lg:min-h-full"
      />
      <div className="self-center px-5 py-10 md:px-8 md:py-20 lg:pr-[max(--spacing(8),100%-38rem)] lg:pl-16">
        <SectionHeading id="sights" {...sights} />
        <p className="mt-4 text-lead text-paper/85">{sights.paragraph}</p>
        <a href={sights.action.href} className={`${buttonStyle('onBrand')} mt-6`}>
          {sights.action.label}
        </a>
      </div>
    </section>
  );
}
