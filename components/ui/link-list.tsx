import { rowLinkStyle } from './text-link';

type Props = {
  links: readonly { label: string; href: string }[];
  variant?: keyof typeof variants;
  className?: string;
};

const variants = {
  /** Under each other, each in a row of its own. */
  rows: {
    list: 'border-t border-line text-base',
    item: 'break-inside-avoid border-b border-line',
    link: 'block py-2.5 leading-snug font-semibold text-lagoon hover:text-deep',
  },
  /** In a line that scrolls if it is too long. */
  line: {
    list: 'fading-row -mx-5 flex gap-[max(--spacing(4),2vw)] px-5',
    item: 'flex-none',
    link: 'flex min-h-14 items-center text-base font-medium whitespace-nowrap underline-offset-4 hover:text-lagoon hover:underline',
  },
  /** Side by side, in as many lines as they need. */
  wrapped: { list: 'flex flex-wrap gap-x-5', item: undefined, link: rowLinkStyle },
};

/** A list of links. */
export function LinkList({ links, variant = 'rows', className = '' }: Props) {
  const { list, item, link } = variants[variant];
  return (
    <ul className={`${list} ${className}`.trim()}>
      <LinkItems links={links} item={item} link={link} />
    </ul>
  );
}

type ItemsProps = Pick<Props, 'links'> & {
  /** Class names. */
  item?: string | undefined;
  link?: string;
};

/** The items of a list of links. */
export function LinkItems({ links, item, link }: ItemsProps) {
  return links.map(({ label, href }) => (
    <li key={href} className={item}>
      <a href={href} className={link}>
        {label}
      </a>
    </li>
  ));
}
