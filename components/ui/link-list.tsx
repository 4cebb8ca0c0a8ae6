type Props = {
  links: readonly { name: string; route: string }[];
  className?: string;
};

/** Links under each other, each in a row of its own. */
export function LinkList({ links, className = '' }: Props) {
  return (
    <ul className={`border-t border-line text-base ${className}`}>
      {links.map(({ name, route }) => (
        <li key={route} className="break-inside-avoid border-b border-line">
          <a
            href={route}
            className="block py-2.5 leading-snug font-semibold text-lagoon hover:text-deep"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
