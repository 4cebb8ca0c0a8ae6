import { Menu } from 'lucide-react';
import { buttonStyle } from '@/components/ui/button-style';
import { DialogButton } from '@/components/ui/dialog-button';
import { Link } from '@/components/ui/link';
import { Container } from '@/components/ui/section';
import { company, labels, navigation } from '@/lib/content/site';
import { routes } from '@/lib/routes';
import { ActivitiesMenu } from './activities-menu';
import { SideMenu, sideMenuId } from './side-menu';
import { Wordmark } from './wordmark';

/** The bar that stays at the top of every page, and the side menu that stands in for it on phones. */
export function Header() {
  return (
    <header className="fixed inset-x-0 top-0 z-40 border-b border-line bg-paper text-deep">
      <Container className="flex h-header items-center justify-between gap-4">
        <Link href={routes.home} aria-label={`${company.name}, ${labels.home}`}>
          <Wordmark name={company.name} shortOnTablet />
        </Link>
        <nav aria-label={labels.mainNavigation} className="hidden items-center gap-1 md:flex">
          <ul className="flex items-center">
            {navigation.main.map(({ label, href }) => (
              <li key={href}>
                <Link
                  href={href}
                  className="block px-1.5 py-3 text-base font-medium whitespace-nowrap hover:text-lagoon lg:px-3 hover:underline underline-offset-8 decoration-2 decoration-coral"
                >
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <ActivitiesMenu />
            </li>
          </ul>
          <Link
            href={navigation.contact.href}
            className={`${buttonStyle()} ml-2 min-h-11 px-4 py-2 whitespace-nowrap lg:px-5`}
          >
            {navigation.contact.label}
          </Link>
        </nav>
        <DialogButton
          dialogId={sideMenuId}
          aria-label={labels.openMenu}
          className="-mr-2 grid size-12 place-items-center rounded-full hover:bg-sand md:hidden"
        >
          <Menu aria-hidden className="size-7" />
        </DialogButton>
      </Container>
      <SideMenu />
    </header>
  );
}
