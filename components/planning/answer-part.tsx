import { withPhones } from '@/components/contact/phones';
import type { AnswerText } from '@/lib/content/query/answers';

type Props = AnswerText & {
  /** Whether it is the answer in short, before the rest of it. */
  lead?: boolean;
};

/** A part of an answer, with the page that it is taken from. */
export function AnswerPart({ text, more, steps, lead }: Props) {
  if (steps) return <Steps steps={steps} />;
  return (
    <p className={lead ? 'font-medium' : undefined}>
      {more && (
        <>
          <a
            href={more.href}
            className="font-semibold text-lagoon underline underline-offset-4 hover:text-deep"
          >
            {more.label}
          </a>
          {': '}
        </>
      )}
      {withPhones(text)}
    </p>
  );
}

/** What one keeps of the price, and when: a row for each step. */
function Steps({ steps }: { steps: NonNullable<AnswerText['steps']> }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {steps.map(({ when, keep }) => (
        <div key={when} className="gap-x-4 py-2 sm:grid sm:grid-cols-2">
          <dt>{when}</dt>
          <dd className="font-medium">{keep}</dd>
        </div>
      ))}
    </dl>
  );
}
