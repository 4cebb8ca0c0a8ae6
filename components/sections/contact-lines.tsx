import './contact-lines.css';
import { ChatLink } from '@/components/contact/chat-link';
import { profileIcon } from '@/components/contact/profile-icon';
import { EmailAddress } from '@/components/ui/email-address';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { company, labels, pages } from '@/lib/content/query/site';
import { mailHref, telHref } from '@/lib/enquiry/links';

const line = 'flex min-h-12 items-center gap-3 hover:text-lagoon';
const icon = 'size-5 flex-none text-lagoon';

/** Hours, e-mail, chat, phone and profiles of the company beside a form. */
export function ContactLines() {
  const [phone] = company.phones;
  return (
    <section aria-labelledby="reach-us">
      <h2 id="reach-us" className="text-card">
        {pages.contact.panel.heading}
      </h2>
      <p className="mt-2 text-base text-quiet">{company.hours}</p>
      <div className="contact-lines mt-4 text-base">
        <a href={mailHref(company.email)} className={line}>
          <Icon name="mail" className={icon} />
          <span className="wrap-anywhere">
            <EmailAddress address={company.email} />
          </span>
        </a>
        <a href={telHref(phone)} className={`${line} tabular`}>
          <Icon name="phone" className={icon} />
          {phone}
        </a>
        <ChatLink className={line}>
          <Icon name="whatsapp" className={icon} />
          {labels.chatWithUs}
        </ChatLink>
        {company.social.map(({ network, label, href }) => (
          <ExternalLink key={href} href={href} newTabNote={labels.opensNewTab} className={line}>
            <Icon name={profileIcon(network)} className={icon} />
            <span>{label}</span>
          </ExternalLink>
        ))}
      </div>
    </section>
  );
}
