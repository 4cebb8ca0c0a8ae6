export type Step = {
  label: string;
  /** Without an address, the step is text: the first is a menu, another the page itself. */
  href?: string;
};

type Props = {
  /** The name of the list for screen readers. */
  name: string;
  /** From the top to this page, or to its parent if a heading with its name follows. */
  steps: readonly Step[];
};

/** The parents of a page and, optionally, the page itself: HOME / PACKAGES */
export function Breadcrumb({ name, steps }: Props) {
  return (
    <nav aria-label={name}>
      <ol className="flex flex-wrap gap-x-2 text-label font-semibold uppercase">
        {steps.map(({ label, href }, index) => (
          <li key={label} className="flex gap-x-2 *:py-1">
            {index > 0 && <span aria-hidden>/</span>}
            {href ? (
              <a href={href} className="underline-offset-4 hover:underline">
                {label}
              </a>
            ) : (
              <span aria-current={index > 0 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
