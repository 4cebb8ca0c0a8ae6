import { Link } from './link';

type Props = {
  /** What a screen reader calls the list. */
  name: string;
  first: { label: string; href?: string };
  current: string;
};

/** HOME / PACKAGES: where one is, and the way back. */
export function Breadcrumb({ name, first, current }: Props) {
  return (
    <nav aria-label={name}>
      <ol className="flex flex-wrap gap-x-2 text-label font-semibold">
        <li>
          {first.href ? (
            <Link
              href={first.href}
              className="inline-block py-1 underline-offset-4 hover:underline"
            >
              {first.label}
            </Link>
          ) : (
            <span className="inline-block py-1">{first.label}</span>
          )}
        </li>
        <li aria-hidden className="py-1">
          /
        </li>
        <li aria-current="page" className="py-1">
          {current}
        </li>
      </ol>
    </nav>
  );
}
