import './find.css';
import { Icon } from '@/components/ui/icon';
import { pages } from '@/lib/content/site';
import { findParameter } from '@/lib/find/entry';
import { routes } from '@/lib/routes';

const { field, examples } = pages.search;

/**
 * The search field, and examples of what to look for: components/enhancements/find.ts makes it work.
 * Without scripts it is not shown. It submits nothing (see the enquiry form).
 */
export function Find() {
  return (
    <search className="scripted mt-6 block">
      <form method="dialog" autoComplete="off" data-find className="find">
        <label htmlFor="find" className="font-semibold">
          {field}
        </label>
        <div className="relative mt-2">
          <Icon name="search" />
          {/* The placeholder is empty: the styles tell by it whether something is typed. */}
          <input
            id="find"
            name={findParameter}
            type="search"
            enterKeyHint="search"
            placeholder=" "
            maxLength={80}
            spellCheck={false}
          />
        </div>
        <ul aria-label={examples.label}>
          <li aria-hidden>{examples.label}:</li>
          {examples.words.map((words) => (
            <li key={words}>
              <a href={`${routes.search}?${new URLSearchParams({ [findParameter]: words })}`}>
                {words}
              </a>
            </li>
          ))}
        </ul>
      </form>
    </search>
  );
}
