import { TextLink } from '@/components/ui/text-link';
import { labels, pages } from '@/lib/content/query/all-content';
import { terms } from '@/lib/content/query/terms';
import { routes } from '@/lib/routes/routes';
import { interpolate } from '@/lib/text/interpolate';

/** What happens after an enquiry. @param id must be unique on the page */
export function NextSteps({ id, className = '' }: { id: string; className?: string }) {
  const { heading, steps } = pages.contact.next;
  const headingId = `${id}-next`;
  return (
    <section aria-labelledby={headingId} className={`border-t border-line pt-6 ${className}`}>
      <h2 id={headingId} className="text-2xl">
        {heading}
      </h2>
      <ol className="mt-4 list-decimal space-y-1.5 pl-5">
        {steps.map((step) => (
          <li key={step}>{interpolate(step, { time: terms.reply.short })}</li>
        ))}
      </ol>
      <p className="mt-4 flex flex-wrap gap-x-6">
        <TextLink href={routes.questions}>{labels.guide.allQuestions}</TextLink>
        <TextLink href={routes.prices}>{labels.price.allTerms}</TextLink>
      </p>
    </section>
  );
}
