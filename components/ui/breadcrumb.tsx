type Props = {
  /** What a screen reader calls the list. */
  name: string;
  /** The way here, from the top. A step without an address is no page. */
  trail: readonly { label: string; href?: string }[];
  current: string;
};

/** HOME / PACKAGES: where one is, and the way back. */
export function Breadcrumb({ name, trail, current }: Props) {
  return (
    <nav aria-label={name}>
      <ol className="flex flex-wrap gap-x-2 text-label font-semibold">
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
