import { buttonStyle } from '@/components/ui/button-style';
import { SectionHeading } from '@/components/ui/section-heading';
import { SplitSection } from '@/components/ui/split-section';
import { pages } from '@/lib/content/query/site';

/** One large picture with a text beside it and a link to the sights. */
export function SightsBanner() {
  const { sights } = pages.home;
  return (
    <SplitSection surface="night" image={sights.image} picture="start" labelledBy="sights">
      <SectionHeading id="sights" {...sights} onDeep />
      <p className="mt-4 text-lead text-paper/85">{sights.paragraph}</p>
      <a href={sights.action.href} className={`${buttonStyle('onDeep')} mt-6`}>
        {sights.action.label}
      </a>
    </SplitSection>
  );
}
