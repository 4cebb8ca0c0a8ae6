type Props = {
  links: readonly { label: string; href: string }[];
  className?: string;
};

/** Links under each other, each in a row of its own. */
export function LinkList({ links, className = '' }: Props) {
  return (
    <ul className={`border-t border-line text-base ${className}`}>
      {links.map(({ label, href }) => (
        <li key={href} className="break-inside-avoid border-b border-line">
          <a
            href={href}
            className="block py-2.5 leading-snug font-semibold text-lagoon hover:text-deep"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
