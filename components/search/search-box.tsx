import './search.css';
import { Icon } from '@/components/ui/icon';
import { pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { searchParameter } from '@/lib/search/search-record';

const { field, examples, dates } = pages.search;

/**
 * The search field, and examples of what to search for: search-when-used.client.ts makes it work. Without scripts
 * it is not shown. It submits nothing (see the enquiry form).
 */
export function SearchBox() {
  return (
    <search className="search-box noscript:hidden mt-6 block">
      <form method="dialog" autoComplete="off">
        <label htmlFor="search" className="font-semibold">
          {field}
        </label>
        <div className="relative mt-2">
          <Icon name="search" />
          {/* The placeholder is empty: the styles tell by it whether something is typed. */}
          <input
            id="search"
            name={searchParameter}
            type="search"
            enterKeyHint="search"
            placeholder=" "
            maxLength={80}
            spellCheck={false}
          />
        </div>
        <ul aria-label={examples.label} className="mt-4 flex flex-wrap items-center gap-2">
          <li aria-hidden>{examples.label}:</li>
          {examples.words.map((words) => (
            <li key={words}>
              <a href={`${routes.search}?${new URLSearchParams({ [searchParameter]: words })}`}>
                {words}
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-4">
          <a href={dates.href} className="underline underline-offset-4 hover:text-shallow">
            {dates.label}
          </a>
        </p>
      </form>
    </search>
  );
}
