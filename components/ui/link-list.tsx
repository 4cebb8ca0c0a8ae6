import type { PageLink } from '@/lib/routes/routes';
import { buttonStyle } from './button-style';
import { rowLinkStyle } from './text-link';

type Props = { links: readonly PageLink[]; className?: string };

export function LinkList({ links, className = '' }: Props) {
  return (
    <ul className={`border-t border-line text-base ${className}`.trim()}>
      <LinkItems
        links={links}
        item="break-inside-avoid border-b border-line"
        link="block py-2.5 leading-snug font-semibold text-lagoon hover:text-strong"
      />
    </ul>
  );
}

/** `item` and `link` are class names. */
type ItemsProps = Pick<Props, 'links'> & { item?: string; link?: string };

export function LinkItems({ links, item, link }: ItemsProps) {
  return links.map(({ label, href }) => (
    <li key={href} className={item}>
      <a href={href} className={link}>
        {label}
      </a>
    </li>
  ));
}

/** Links on a page without other content. The first is the main action. */
export function FallbackLinks({ links }: Pick<Props, 'links'>) {
  const [first, ...others] = links;
  return (
    <>
      <a href={first?.href} className={`${buttonStyle()} mt-8`}>
        {first?.label}
      </a>
      <ul className="mt-4 flex flex-wrap gap-x-5">
        <LinkItems links={others} link={rowLinkStyle} />
      </ul>
    </>
  );
}
