import { labels } from '@/lib/content/query/all-content';
import { allTerms } from '@/lib/content/query/prices';

type Props = {
  entries: readonly { example?: boolean | undefined }[];
  text?: string;
};

/** The word "Example", or another text, if one of the entries is an example. */
export function ExampleTag({ entries, text = labels.examples.tag }: Props) {
  if (!entries.some(({ example }) => example)) return null;
  return (
    <span className="inline-block rounded-full border border-current px-2.5 align-middle font-sans text-sm font-normal text-quiet on-brand:text-inherit">
      {text}
    </span>
  );
}

const terms = allTerms.map(({ term }) => term);

/** The tag for terms beside it, if any term is an example. */
export function TermsExampleTag({ className = '' }: { className?: string }) {
  return (
    <p className={`text-base text-quiet empty:hidden ${className}`}>
      <ExampleTag entries={terms} />
    </p>
  );
}
