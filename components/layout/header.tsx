import type { ReactNode } from 'react';
import { Dialog, DialogButton } from '@/components/dialog/dialog';
import { BookingButton } from '@/components/enquiry/enquiry-section';
import { Island } from '@/components/islands/island';
import { SavedLink } from '@/components/saved/save-button';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { LinkItems } from '@/components/ui/link-list';
import { Container } from '@/components/ui/section';
import { company, labels, navigation } from '@/lib/content/query/all-content';
import { anchors } from '@/lib/routes/anchors';
import { routes } from '@/lib/routes/routes';
import { Wordmark } from './wordmark';

const { main, activities, plan, contact } = navigation;

/**
 * The header of every page, and the side menu that replaces its links on phones. On tablets, the links are on a line of
 * their own (components/layout/layout.css).
 */
export function Header() {
  return (
    <Island as="header" name="menus" when="immediately" className="header">
      <Container className="header-bar flex h-header items-center justify-between gap-1 lg:gap-2 xl:gap-4">
        <a href={routes.home} aria-label={`${company.name}, ${labels.layout.home}`}>
          <Wordmark collapsible />
        </a>
        <nav
          aria-label={labels.layout.mainNavigation}
          className="ml-auto hidden items-center gap-1 md:flex"
        >
          <ul className="flex items-center">
            <LinkItems links={main} link="header-link" />
            <li>
              <MenuGroup {...activities} />
            </li>
            <li>
              <MenuGroup {...plan} links={plan.links.filter(({ href }) => href !== routes.search)}>
                <a href={routes.search}>{labels.layout.search}</a>
                <BookingButton className={buttonStyle()} />
              </MenuGroup>
            </li>
          </ul>
          <a
            href={contact.href}
            className={`${buttonStyle('quiet')} ml-1 text-sm whitespace-nowrap max-lg:px-5 lg:max-xl:px-3 xl:text-[0.9375rem]`}
          >
            {contact.label}
          </a>
        </nav>
        <div className="flex items-center">
          {/* On narrow phones and in short windows, only the menus have the search. */}
          <a
            href={`${routes.search}#${anchors.search.field}`}
            aria-label={labels.layout.search}
            className="header-button flex-none no-search:hidden"
          >
            <Icon name="search" className="size-6" />
          </a>
          <SavedLink />
          <DialogButton
            dialogId="side-menu"
            aria-label={labels.layout.openMenu}
            className="-mr-2 grid size-11 flex-none place-items-center rounded-full hover:bg-sand md:hidden"
          >
            <Icon name="menu" className="size-7" />
          </DialogButton>
        </div>
      </Container>
      <SideMenu />
    </Island>
  );
}

type Props = typeof activities & {
  /** Actions, in a row below the links. */
  children?: ReactNode;
};

/** A menu of the header, as a native `<details>` element. */
function MenuGroup({ label, links, children }: Props) {
  return (
    <details name="menu" className="relative">
      <summary className="header-link flex items-center gap-1">
        {label}
        <Icon
          name="chevron-down"
          className="size-4 in-open:rotate-180 md:max-xl:size-3 motion-safe:transition-transform"
        />
      </summary>
      <ul className="menu">
        <LinkItems links={links} />
        {children && (
          <li className="mt-2 flex items-center justify-between border-t border-line pt-2 pr-5 whitespace-nowrap [column-span:all]">
            {children}
          </li>
        )}
      </ul>
    </details>
  );
}

/** The header's links for small screens, from the left edge. The contact links at its foot stay visible. */
function SideMenu() {
  return (
    <Dialog
      id="side-menu"
      title={<p className="font-serif text-2xl text-strong">{company.greeting}</p>}
      closeLabel={labels.layout.closeMenu}
      footer={
        <>
          <BookingButton className={`${buttonStyle()} grow px-2 text-sm`} />
          <a href={contact.href} className={`${buttonStyle('plain')} grow px-2 text-sm`}>
            {contact.label}
          </a>
        </>
      }
      className="right-auto m-0 h-full max-h-none w-[75vw] max-w-none"
    >
      <nav aria-label={labels.layout.mainNavigation}>
        <ul className="side-links side-links-large -mt-3">
          <LinkItems links={[...main, ...activities.links]} />
        </ul>
        <p className="mt-6 text-label font-semibold text-lagoon uppercase">{plan.label}</p>
        <ul className="side-links mt-1">
          <LinkItems links={plan.links} />
        </ul>
      </nav>
    </Dialog>
  );
}
