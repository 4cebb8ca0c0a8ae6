import './search.css';
import { ChatLink } from '@/components/contact/chat-link';
import { buttonStyle } from '@/components/ui/button-style';
import { telHref } from '@/lib/contact-links';
import { company, labels, pages } from '@/lib/content/query/site';
import type { SearchTexts } from './show-results.client';

const { said, results, also, next, dated, dates, kinds } = pages.search;
const [phone] = company.phones;
const look = buttonStyle('quiet');
const texts: SearchTexts = {
  ...said,
  also,
  showAll: labels.showAll,
  dated: { ...dated, kind: kinds.package, href: dates.href },
};

/** The place for what is found, which show-results.client.ts fills. */
export function SearchResults() {
  return (
    <div data-words={JSON.stringify(texts)} className="search-results noscript:hidden">
      <p role="status" className="font-serif text-3xl leading-tight" />
      <ul aria-label={results} className="mt-4 border-t border-line empty:hidden" />
      <button type="button" hidden className={`${look} mt-6`} />
      <div hidden className="nothing mt-6">
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
      <template>
        <li className="border-b border-line">
          <a href={next.action.href}>
            <span className="kind block text-sm font-semibold text-lagoon" />{' '}
            <span className="name block font-serif text-xl" />{' '}
            <span className="line block text-base text-quiet" />
          </a>
        </li>
      </template>
    </div>
  );
}
