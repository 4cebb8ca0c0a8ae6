import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { navigation } from '@/lib/content/query/site';

type Props = typeof navigation.activities & {
  /** What one does rather than reads: a row under the links. */
  children?: ReactNode;
};

/** A menu of more links is in two columns. */
const inOneColumn = 8;

/** Links under one word of the top bar, in a native `<details>` element. */
export function MenuGroup({ label, links, children }: Props) {
  return (
    <details name="menu" className="relative">
      <summary className="header-link">
        {label}
        <Icon name="chevron-down" className="menu-mark" />
      </summary>
      <ul className={links.length > inOneColumn ? 'menu menu-long' : 'menu'}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        {children && <li className="menu-acts">{children}</li>}
      </ul>
    </details>
  );
}
