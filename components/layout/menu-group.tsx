import { Icon } from '@/components/ui/icon';
import type { navigation } from '@/lib/content/site';

/** Links under one word of the top bar, in a native `<details>` element. */
export function MenuGroup({ label, links }: typeof navigation.activities) {
  return (
    <details name="menu" className="group/menu relative" data-menu>
      <summary className="flex items-center gap-1 px-1 py-3 text-sm font-medium hover:text-lagoon lg:px-1.5 lg:text-[0.9375rem] xl:px-3">
        {label}
        <Icon
          name="chevron-down"
          className="size-4 md:max-xl:hidden motion-safe:transition-transform group-open/menu:rotate-180"
        />
      </summary>
      <ul className="absolute top-full right-0 min-w-48 border border-line bg-paper py-2 whitespace-nowrap shadow-xl">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="block px-5 py-2.5 font-medium hover:bg-sand">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
