import { ExampleTag } from '@/components/ui/example-tag';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons';
import { NewTabLink } from '@/components/ui/new-tab-link';
import { SectionHeading } from '@/components/ui/section';
import { mailHref, telHref } from '@/lib/contact/hrefs';
import { type Company, company, labels, pages } from '@/lib/content/query/all-content';
import { ChatLink } from './contact-links';

/** @param className the surface */
export function ContactPanel({ className = '' }: { className?: string }) {
  return (
    <aside
      aria-labelledby="reach-us"
      className={`grid gap-x-10 gap-y-6 tablet:grid-cols-2 ${className}`}
    >
      <div>
        <SectionHeading id="reach-us" {...pages.contact.panel} size="panel" />
        <p className="mt-4 text-base text-quiet on-brand:text-paper/85">
          {company.hours} <ExampleTag entries={[company]} />
        </p>
      </div>
      <ContactDetails />
    </aside>
  );
}

const { opensNewTab } = labels.general;
const rowStyle =
  'flex min-h-12 items-center gap-4 py-2 hover:text-lagoon on-brand:hover:text-shallow';
const iconStyle = 'size-6 flex-none text-lagoon on-brand:text-shallow';

export function ContactDetails() {
  return (
    <div className="divide-y divide-line border-t border-line on-brand:divide-white/20 on-brand:border-white/20">
      <address className="flex gap-4 py-3 not-italic">
        <Icon name="map-pin" className={iconStyle} />
        <span>
          {company.address.map((text) => (
            <span key={text} className="block">
              {text}
            </span>
          ))}
        </span>
      </address>
      <a href={mailHref(company.email)} className={rowStyle}>
        <Icon name="mail" className={iconStyle} />
        <span className="wrap-anywhere">{company.email}</span>
      </a>
      {company.phones.map((phone) => (
        <a key={phone} href={telHref(phone)} className={`${rowStyle} tabular`}>
          <Icon name="phone" className={iconStyle} />
          {phone}
        </a>
      ))}
      <ChatLink className={`${rowStyle} print:hidden`}>
        <Icon name="whatsapp" className={iconStyle} />
        {labels.contact.chatWithUs}
      </ChatLink>
      <div className="flex flex-wrap gap-x-6 print:hidden">
        {company.social.map(({ network, label, href }) => (
          <NewTabLink key={href} href={href} newTabNote={opensNewTab} className={rowStyle}>
            <Icon name={profileIcon(network)} className={iconStyle} />
            <span>{label}</span>
          </NewTabLink>
        ))}
      </div>
    </div>
  );
}

/** The icon of a profile: the network's logo, or a globe if its logo may not be used. */
export function profileIcon(network: Company['social'][number]['network']): IconName {
  return network === 'linkedin' || network === 'other' ? 'globe' : network;
}
