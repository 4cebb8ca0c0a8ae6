type Props = {
  /** The name of the list for screen readers. */
  name: string;
  /** The steps to this page, from the top. A step without an address is not a page. */
  trail: readonly { label: string; href?: string }[];
  current: string;
};

/** Shows the current page and its parents: HOME / PACKAGES */
export function Breadcrumb({ name, trail, current }: Props) {
  return (
    <nav aria-label={name}>
      <ol className="flex flex-wrap gap-x-2 text-label font-semibold uppercase">
        {trail.map(({ label, href }) => (
          <li key={label} className="flex gap-x-2">
            {href ? (
              <a href={href} className="inline-block py-1 underline-offset-4 hover:underline">
                {label}
              </a>
            ) : (
              <span className="inline-block py-1">{label}</span>
            )}
            <span aria-hidden className="py-1">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="py-1">
          {current}
        </li>
      </ol>
    </nav>
  );
}
