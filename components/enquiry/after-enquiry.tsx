import { TextLink } from '@/components/ui/text-link';
import { labels, pages } from '@/lib/content/query/site';
import { terms } from '@/lib/content/query/terms';
import { routes } from '@/lib/routes';
import { fillIn } from '@/lib/text/fill-in';

type Props = {
  /** Of what it is a part, for its id. */
  name: string;
  className?: string;
};

/** What happens after an enquiry and by when, and where most questions are answered already. */
export function AfterEnquiry({ name, className = '' }: Props) {
  const { heading, steps } = pages.contact.next;
  const id = `${name}-next`;
  return (
    <section aria-labelledby={id} className={`border-t border-line pt-6 ${className}`}>
      <h2 id={id} className="text-2xl">
        {heading}
      </h2>
      <ol className="mt-4 list-decimal space-y-1.5 pl-5">
        {steps.map((step) => (
          <li key={step}>{fillIn(step, { time: terms.reply.short })}</li>
        ))}
      </ol>
      <p className="mt-4 flex flex-wrap gap-x-6">
        <TextLink href={routes.questions}>{labels.allQuestions}</TextLink>
        <TextLink href={routes.prices}>{labels.allTerms}</TextLink>
      </p>
    </section>
  );
}
