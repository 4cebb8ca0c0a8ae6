import { Phone } from 'lucide-react';
import { BrandIcon } from '@/components/ui/brand-icon';
import { ExternalLink } from '@/components/ui/external-link';
import { company, labels } from '@/lib/content/site';
import { chatHref, telHref } from '@/lib/enquiry/links';

const style =
  'grid size-14 place-items-center rounded-full text-paper shadow-lg shadow-deep/30 ring-2 ring-paper';

/** Chat and phone, always within reach of a thumb. */
export function FloatingButtons() {
  const [phone] = company.phones;
  return (
    <aside aria-label={labels.reachUs} className="no-print fixed right-4 bottom-4 z-30 grid gap-3">
      <ExternalLink
        href={chatHref(phone, labels.chatGreeting)}
        newTabNote={labels.opensNewTab}
        aria-label={`${labels.chatWithUs} ${labels.opensNewTab}`}
        className={`${style} bg-mangrove hover:bg-deep`}
      >
        <BrandIcon name="whatsapp" className="size-7" />
      </ExternalLink>
      <a
        href={telHref(phone)}
        aria-label={`${labels.callUs}, ${phone}`}
        className={`${style} bg-deep hover:bg-mangrove`}
      >
        <Phone aria-hidden className="size-6" />
      </a>
    </aside>
  );
}
