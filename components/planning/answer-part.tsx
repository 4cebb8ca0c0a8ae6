import { withPhones } from '@/components/contact/phones';
import type { AnswerText } from '@/lib/content/query/answers';

type Props = AnswerText & {
  /** Whether it is the answer in short, before the rest of it. */
  lead?: boolean;
};

/** A part of an answer, with the page that it is taken from. */
export function AnswerPart({ text, more, lead }: Props) {
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
