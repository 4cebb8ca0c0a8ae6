import { X } from 'lucide-react';
import { buttonStyle } from '@/components/ui/button-style';
import { Link } from '@/components/ui/link';
import { company, labels, navigation } from '@/lib/content/site';

/** What the menu button opens. */
export const sideMenuId = 'side-menu';

/** The same links as the bar, for small screens: slides in, and closes on Escape or a tap outside. */
export function SideMenu() {
  const links = [...navigation.main, ...navigation.activities.links];
  return (
    <nav
      id={sideMenuId}
      popover="auto"
      aria-label={labels.mainNavigation}
      className="side-menu bg-deep p-6 text-paper md:hidden"
    >
      <div className="flex items-center justify-between">
        <p className="font-serif text-2xl">{company.greeting}</p>
        <button
          type="button"
          popoverTarget={sideMenuId}
          popoverTargetAction="hide"
          aria-label={labels.closeMenu}
          className="-mr-2 grid size-12 place-items-center rounded-full hover:bg-white/10"
        >
          <X aria-hidden className="size-7" />
        </button>
      </div>
      <ul className="mt-6 border-t border-white/20">
        {links.map(({ label, href }) => (
          <li key={href} className="border-b border-white/20">
            <Link href={href} className="block py-3.5 text-xl font-medium hover:text-shallow">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <Link href={navigation.contact.href} className={`${buttonStyle('onDeep')} mt-8 w-full`}>
        {navigation.contact.label}
      </Link>
    </nav>
  );
}
