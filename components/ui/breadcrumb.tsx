export type Step = {
  label: string;
  /** Without an address, the step is text and not a link. */
  href?: string;
};

type Props = {
  /** The name of the list for screen readers. */
  name: string;
  /** The steps to this page, from the top. */
  steps: readonly Step[];
  /** The current page, unless a heading with the same text follows. */
  current?: string;
};

/** The parents of a page and, optionally, the page itself: HOME / PACKAGES */
export function Breadcrumb({ name, steps, current }: Props) {
  return (
    <nav aria-label={name}>
      <ol className="flex flex-wrap gap-x-2 text-label font-semibold uppercase">
        {steps.map(({ label, href }, index) => (
          <li key={label} className="flex gap-x-2">
            {href ? (
              <a href={href} className="inline-block py-1 underline-offset-4 hover:underline">
                {label}
              </a>
            ) : (
              <span className="inline-block py-1">{label}</span>
            )}
            {(current || index < steps.length - 1) && (
              <span aria-hidden className="py-1">
                /
              </span>
            )}
          </li>
        ))}
        {current && (
          <li aria-current="page" className="py-1">
            {current}
          </li>
        )}
      </ol>
    </nav>
  );
}
