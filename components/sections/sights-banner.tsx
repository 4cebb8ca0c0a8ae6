import { buttonStyle } from '@/components/ui/button-style';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { SectionHeading } from '@/components/ui/section-heading';
import { pages } from '@/lib/content/site';

/** One large picture with a story beside it: the way to the sights. */
export function SightsBanner() {
  const { sights } = pages.home;
  return (
    <section aria-labelledby="sights" className="grid bg-night text-paper lg:grid-cols-[3fr_2fr]">
      <Picture
        image={sights.image}
        sizes="(min-width: 1760px) 60vw, (min-width: 1024px) 1056px, 100vw"
        className="size-full max-h-[44rem] object-cover"
      />
      <div className="flex flex-col justify-center px-5 py-16 md:px-12 xl:pr-24">
        <SectionHeading id="sights" {...sights} onDeep />
        <p className="mt-5 max-w-prose text-lead text-paper/85">{sights.paragraph}</p>
        <Link href={sights.action.href} className={`${buttonStyle('onDeep')} mt-8 self-start`}>
          {sights.action.label}
        </Link>
      </div>
    </section>
  );
}
