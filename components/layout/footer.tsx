import { profileIcon } from '@/components/contact/contact-panel';
import { EmergencyLine } from '@/components/contact/phone-numbers';
import { Disclosure } from '@/components/ui/disclosure';
import { Icon } from '@/components/ui/icon';
import { LinkItems } from '@/components/ui/link-list';
import { NewTabLink } from '@/components/ui/new-tab-link';
import { Container } from '@/components/ui/section';
import { mailHref, telHref } from '@/lib/contact/hrefs';
import { company, labels, navigation } from '@/lib/content/query/all-content';
import { Wordmark } from './wordmark';

export function Footer() {
  return (
    <footer className="footer border-t border-white/20">
      <Container>
        <div className="grid gap-6 lg:grid-cols-[1fr_3fr] xl:grid-cols-[17.5rem_1fr] xl:gap-x-8">
          <Address />
          <nav aria-label={labels.layout.footerNavigation} className="print:hidden">
            {navigation.footer.map(({ heading, links }) => (
              <div key={heading}>
                <h2>{heading}</h2>
                <Disclosure summary={heading}>
                  <ul>
                    <LinkItems links={links} />
                  </ul>
                </Disclosure>
              </div>
            ))}
          </nav>
        </div>
        <div className="print:hidden space-y-3 border-t border-white/20 pt-4 text-sm">
          <EmergencyLine />
          <p>{company.copyright}</p>
        </div>
      </Container>
    </footer>
  );
}

function Address() {
  const [name, ...lines] = company.address;
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-3 text-paper lg:grid">
        <Wordmark />
        <Profiles />
      </div>
      <p className="print:hidden mt-4 max-w-xs max-sm:hidden">{company.tagline}</p>
      <address>
        <p className="sr-only">{name}</p>
        <p>{lines.join(', ')}</p>
        <p>
          <a href={mailHref(company.email)}>{company.email}</a>
        </p>
        {company.phones.map((phone) => (
          <p key={phone}>
            <a href={telHref(phone)} className="tabular">
              {phone}
            </a>
          </p>
        ))}
      </address>
    </div>
  );
}

function Profiles() {
  if (company.social.length === 0) return null;
  return (
    <ul aria-label={labels.layout.followUs} className="print:hidden flex flex-wrap gap-2">
      {company.social.map(({ network, label, href }) => (
        <li key={href}>
          <NewTabLink
            href={href}
            newTabNote={labels.general.opensNewTab}
            aria-label={`${label} ${labels.general.opensNewTab}`}
            className="grid size-11 place-items-center rounded-full border border-white/30 hover:bg-bright hover:text-on-bright"
          >
            <Icon name={profileIcon(network)} className="size-5" />
          </NewTabLink>
        </li>
      ))}
    </ul>
  );
}
