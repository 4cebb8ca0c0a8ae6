import { Icon } from '@/components/ui/icon';
import type { navigation } from '@/lib/content/site';

/** Links under one word of the top bar, in a native `<details>` element. */
export function MenuGroup({ label, links }: typeof navigation.activities) {
  return (
    <details name="menu" className="relative" data-menu>
      <summary className="header-link">
        {label}
        <Icon name="chevron-down" className="menu-mark" />
      </summary>
      <ul className="menu">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
