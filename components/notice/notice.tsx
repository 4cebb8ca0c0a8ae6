import { Icon } from '@/components/ui/icon';
import { forms } from '@/lib/content/query/forms';
import { labels } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';

const { notice } = labels;
const lines = [
  { name: 'notSaved', text: notice.notSaved, link: notice.openList, href: routes.saved },
  { name: 'unsent', text: notice.unsent, link: notice.openEnquiry, href: routes.contact },
  { name: 'unknown', text: notice.unknown, link: notice.openEnquiry, href: routes.contact },
  { name: 'sent', text: forms.words.sent },
];

/** Lines over any page, when there is something to say: components/notice/notice.client.ts shows them. */
export function Notice() {
  return (
    <div role="status" className="notice no-print">
      {lines.map(({ name, text, link, href }) => (
        <p key={name} id={`notice-${name}`} hidden>
          {text}{' '}
          {link && (
            <a href={href} className="inline-block font-semibold underline underline-offset-4">
              {link}
            </a>
          )}
          <button
            type="button"
            aria-label={labels.close}
            className="absolute top-1 right-1 grid size-11 place-items-center"
          >
            <Icon name="close" className="size-5" />
          </button>
        </p>
      ))}
    </div>
  );
}
