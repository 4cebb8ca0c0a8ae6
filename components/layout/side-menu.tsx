import { Dialog } from '@/components/dialog/dialog';
import { BookingButton } from '@/components/enquiry/enquiry-section';
import { buttonStyle } from '@/components/ui/button-style';
import { LinkItems } from '@/components/ui/link-list';
import { company, labels, navigation } from '@/lib/content/query/all-content';

/** The id of the dialog that the menu button opens. */
export const sideMenuId = 'side-menu';

/** The header's links for small screens. The contact links at its foot stay visible. */
export function SideMenu() {
  const { main, activities, plan, contact } = navigation;
  return (
    <Dialog
      id={sideMenuId}
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
      className="dialog-side"
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
