import { ChatLink } from '@/components/layout/chat-link';
import { profileIcon } from '@/components/layout/profile-icon';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { SectionHeading } from '@/components/ui/section-heading';
import { company, labels, pages } from '@/lib/content/site';
import { mailHref, telHref } from '@/lib/enquiry/links';
import { routes } from '@/lib/routes';

const row = 'flex min-h-12 items-center gap-4 py-2 wrap-anywhere hover:text-shallow';
const icon = 'size-6 flex-none text-coral';

/** E-mail, chat, phones, address and profiles of the company. */
export function ContactPanel() {
  const { panel } = pages.contact;
  return (
    <aside aria-labelledby="reach-us" className="bg-deep p-7 text-paper md:p-10">
      <SectionHeading id="reach-us" {...panel} onDeep />
      <div className="mt-8 divide-y divide-white/20 border-y border-white/20">
        <a href={mailHref(company.email)} className={row}>
          <Icon name="mail" className={icon} />
          {company.email}
        </a>
        {company.phones.map((phone) => (
          <a key={phone} href={telHref(phone)} className={`${row} tabular`}>
            <Icon name="phone" className={icon} />
            {phone}
          </a>
        ))}
        <ChatLink className={row}>
          <Icon name="whatsapp" className={icon} />
          {labels.chatWithUs}
        </ChatLink>
        {company.social.map(({ network, label, href }) => (
          <ExternalLink key={href} href={href} newTabNote={labels.opensNewTab} className={row}>
            <Icon name={profileIcon(network)} className={icon} />
            {label}
          </ExternalLink>
        ))}
        <address className="flex items-start gap-4 py-4 not-italic">
          <Icon name="map-pin" className={icon} />
          <span>
            {company.address.map((text) => (
              <span key={text} className="block">
                {text}
              </span>
            ))}
          </span>
        </address>
      </div>
      <p className="mt-6 text-paper/85">{company.hours}</p>
      <a
        href={routes.questions}
        className="mt-4 inline-block py-1 font-semibold underline decoration-coral decoration-2 underline-offset-4 hover:text-shallow"
      >
        {labels.allQuestions}
      </a>
    </aside>
  );
}
