import { EmailAddress } from '@/components/ui/email-address';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { SectionHeading } from '@/components/ui/section-heading';
import { mailHref, telHref } from '@/lib/contact-links';
import { company, labels, pages } from '@/lib/content/query/site';
import { ChatLink } from './chat-link';
import { profileIcon } from './profile-icon';

type Look = { row: string; icon: string };

const onDeep: Look = {
  row: 'flex min-h-12 items-center gap-4 py-2 hover:text-shallow',
  icon: 'size-6 flex-none text-shallow',
};
const onPaper: Look = {
  row: 'flex min-h-12 items-center gap-3 hover:text-lagoon',
  icon: 'size-5 flex-none text-lagoon',
};

/**
 * What the office says of itself, over its ways, or beside them where the card takes the page's width:
 * hours, address, e-mail, phones, chat and profiles of the company.
 */
export function ContactPanel() {
  return (
    <aside
      aria-labelledby="reach-us"
      className="grid gap-x-10 gap-y-6 bg-deep p-6 text-paper md:p-10 md:max-lg:grid-cols-2"
    >
      <div>
        <SectionHeading id="reach-us" {...pages.contact.panel} onDeep small />
        <p className="mt-4 text-base text-paper/85">{company.hours}</p>
        <address className="mt-6 flex items-start gap-4 not-italic">
          <Icon name="map-pin" className={onDeep.icon} />
          <span>
            {company.address.map((text) => (
              <span key={text} className="block">
                {text}
              </span>
            ))}
          </span>
        </address>
      </div>
      <div className="divide-y divide-white/20 border-t border-white/20">
        <DirectLines {...onDeep} phones={company.phones} />
        <Profiles {...onDeep} />
      </div>
    </aside>
  );
}

/** Hours, e-mail, phone, chat and profiles of the company beside a form. */
export function ContactLines() {
  return (
    <section aria-labelledby="reach-us">
      <h2 id="reach-us" className="text-card">
        {pages.contact.panel.heading}
      </h2>
      <p className="mt-2 text-base text-quiet">{company.hours}</p>
      <div className="mt-4 gap-x-8 text-base *:border-t *:border-line md:max-lg:grid md:max-lg:grid-cols-2">
        <DirectLines {...onPaper} phones={company.phones.slice(0, 1)} />
        <Profiles {...onPaper} />
      </div>
    </section>
  );
}

function DirectLines({ row, icon, phones }: Look & { phones: readonly string[] }) {
  return (
    <>
      <a href={mailHref(company.email)} className={row}>
        <Icon name="mail" className={icon} />
        <span className="wrap-anywhere">
          <EmailAddress address={company.email} />
        </span>
      </a>
      {phones.map((phone) => (
        <a key={phone} href={telHref(phone)} className={`${row} tabular`}>
          <Icon name="phone" className={icon} />
          {phone}
        </a>
      ))}
      <ChatLink className={row}>
        <Icon name="whatsapp" className={icon} />
        {labels.chatWithUs}
      </ChatLink>
    </>
  );
}

function Profiles({ row, icon }: Look) {
  return (
    <div className="flex flex-wrap gap-x-6">
      {company.social.map(({ network, label, href }) => (
        <ExternalLink key={href} href={href} newTabNote={labels.opensNewTab} className={row}>
          <Icon name={profileIcon(network)} className={icon} />
          <span>{label}</span>
        </ExternalLink>
      ))}
    </div>
  );
}
