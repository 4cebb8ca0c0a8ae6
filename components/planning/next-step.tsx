import { barStep, buttonStyle } from '@/components/ui/button-style';
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

/** The end of a page that answers: where to go with what is still open. On small screens the bar leads there, too. */
export function NextStep({ texts: { action, ...heading } }: Props) {
  return (
    <Section surface="deep" labelledBy="next-step">
      <SectionHeading id="next-step" {...heading} onDeep />
      <a href={action.href} className={`${buttonStyle('onDeep')} mt-8`}>
        {action.label}
      </a>
      <a href={action.href} className={barStep}>
        {action.label}
      </a>
    </Section>
  );
}
