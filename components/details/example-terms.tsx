import { labels } from '@/lib/content/site';

type Props = { terms: readonly { example?: boolean | undefined }[] };

/** The quiet line above terms that says that they are examples, if any of them is one. */
export function ExampleTerms({ terms }: Props) {
  if (!terms.some(({ example }) => example)) return null;
  return <p className="text-base text-quiet">{labels.exampleTerms}</p>;
}
