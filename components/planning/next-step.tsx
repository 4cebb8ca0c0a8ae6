import { buttonStyle } from '@/components/ui/button-style';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';

type Props = {
  texts: {
    label: string;
    heading: string;
    lead?: string | undefined;
    action: { label: string; href: string };
  };
};

/** The end of a page that answers: where to go with what is still open. */
export function NextStep({ texts: { action, ...heading } }: Props) {
  return (
    <Section surface="deep" labelledBy="next-step">
      <div className="items-end justify-between gap-x-8 lg:flex">
        <SectionHeading id="next-step" {...heading} onDeep />
        <a href={action.href} className={`${buttonStyle('onDeep')} mt-8 whitespace-nowrap`}>
          {action.label}
        </a>
      </div>
    </Section>
  );
}
