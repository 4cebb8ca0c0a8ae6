import { Phone } from 'lucide-react';
import { siWhatsapp } from 'simple-icons';
import { BrandIcon } from '@/components/ui/brand-icon';
import { End } from '@/components/ui/end';
import { company, labels } from '@/lib/content/site';
import { telHref } from '@/lib/enquiry/links';
import { ChatLink } from './chat-link';

const style =
  'grid size-14 place-items-center rounded-full border-2 border-paper text-paper shadow-lg shadow-deep/30';

/** Chat and phone buttons, fixed within reach of the thumb. */
export function FloatingButtons() {
  const [phone] = company.phones;
  return (
    <aside
      aria-label={labels.reachUs}
      className="whole floating no-print fixed right-4 bottom-4 z-30 grid gap-3"
    >
      <ChatLink
        aria-label={`${labels.chatWithUs} ${labels.opensNewTab}`}
        className={`${style} bg-mangrove hover:bg-deep`}
      >
        <BrandIcon mark={siWhatsapp} className="size-7" />
      </ChatLink>
      <a
        href={telHref(phone)}
        aria-label={`${labels.callUs}, ${phone}`}
        className={`${style} bg-deep hover:bg-mangrove`}
      >
        <Phone aria-hidden className="size-6" />
      </a>
      <End />
    </aside>
  );
}
