import { labels } from '@/lib/content/query/site';

/** The word "Sample", if one of the entries is an example. */
export function SampleTag({ of }: { of: readonly { example?: boolean | undefined }[] }) {
  if (!of.some(({ example }) => example)) return null;
  return (
    <span className="inline-block rounded-full border border-current px-2.5 align-middle font-sans text-sm font-normal text-quiet on-deep:text-inherit">
      {labels.sample}
    </span>
  );
}
