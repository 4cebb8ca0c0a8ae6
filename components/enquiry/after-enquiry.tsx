import { TextLink } from '@/components/ui/text-link';
import { labels, pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';

/** What happens after an enquiry, and where most questions are answered already. */
export function AfterEnquiry() {
  const { heading, steps } = pages.contact.next;
  return (
    <section aria-labelledby="next" className="border-t border-line pt-6">
      <h2 id="next" className="text-2xl">
        {heading}
      </h2>
      <ol className="mt-4 list-decimal space-y-1.5 pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-4 flex flex-wrap gap-x-6">
        <TextLink href={routes.questions}>{labels.allQuestions}</TextLink>
        <TextLink href={routes.prices}>{labels.allTerms}</TextLink>
      </p>
    </section>
  );
}
