import { ChatLink } from '@/components/contact/contact-links';
import { BookingButton } from '@/components/enquiry/enquiry-section';
import { barActionStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { telHref } from '@/lib/contact/hrefs';
import { company, labels } from '@/lib/content/query/all-content';

/**
 * Chat and phone on every page and, on screens without space beside the column, the page's main action. A page whose
 * main action is not Book Your Trip has a link styled with `barActionStyle`.
 */
export function ContactBar() {
  const [phone] = company.phones;
  return (
    <aside aria-label={labels.contact.reachUs} className="print:hidden">
      <div className="contact-bar">
        <ChatLink
          aria-label={`${labels.contact.chatWithUs} ${labels.general.opensNewTab}`}
          className="wide:bg-success wide:hover:bg-brand"
        >
          <Icon name="whatsapp" className="size-6 flex-none wide:size-7" />
          <span className="wide:hidden">{labels.contact.bar.chat}</span>
        </ChatLink>
        <a
          href={telHref(phone)}
          aria-label={`${labels.contact.callUs}, ${phone}`}
          className="wide:bg-brand wide:hover:bg-success"
        >
          <Icon name="phone" className="size-5 flex-none wide:size-6" />
          <span className="wide:hidden">{labels.contact.bar.call}</span>
        </a>
      </div>
      <BookingButton className={barActionStyle} />
    </aside>
  );
}
