import './found.css';
import { ChatLink } from '@/components/contact/chat-link';
import { buttonStyle } from '@/components/ui/button-style';
import { company, labels, pages } from '@/lib/content/site';
import { telHref } from '@/lib/enquiry/links';

const { said, results, also, next } = pages.search;
const [phone] = company.phones;
const look = buttonStyle('quiet');

/** The place for what is found, which components/enhancements/find.ts fills. */
export function Found() {
  return (
    <div data-found className="found scripted">
      <p
        role="status"
        data-said
        data-wait={said.wait}
        data-one={said.one}
        data-other={said.other}
        data-more={said.more}
        data-none={said.none}
        data-near={said.near}
        data-failed={said.failed}
        className="font-serif text-3xl leading-tight"
      />
      <ul data-results aria-label={results} className="mt-4 border-t border-line empty:hidden" />
      <button type="button" data-all={labels.showAll} hidden className={`${look} mt-6`} />
      <div data-next hidden className="mt-6">
        <p>{next.text}</p>
        <p className="mt-4 flex flex-wrap gap-3">
          <a href={next.action.href} className={look}>
            {next.action.label}
          </a>
          <ChatLink className={look}>{labels.chatWithUs}</ChatLink>
          <a href={telHref(phone)} className={`${look} tabular`}>
            {labels.callUs}, {phone}
          </a>
        </p>
      </div>
      <template data-also={also}>
        <li className="border-b border-line">
          <a href={next.action.href}>
            <span data-kind className="text-sm font-semibold text-lagoon" />{' '}
            <span data-name className="font-serif text-xl" />{' '}
            <span data-line className="block text-base text-quiet" />
          </a>
        </li>
      </template>
    </div>
  );
}
