import { TextLink } from '@/components/ui/text-link';
import { pages } from '@/lib/content/site';
import { findParameter } from '@/lib/find/entry';

const { field, hint, said, results, also, next } = pages.search;

/**
 * The search field over the index, and the place for what is found: components/enhancements/find.ts
 * fills it. Without scripts it is not shown. It submits nothing (see the enquiry form).
 */
export function Find() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: what is found belongs to the form, not to its landmark
    <form role="search" method="dialog" autoComplete="off" className="scripted mb-10 max-w-prose">
      <label htmlFor="find" className="block font-serif text-2xl">
        {field}
        <span className="mt-1 block font-sans text-base text-quiet">{hint}</span>
      </label>
      <input
        id="find"
        name={findParameter}
        type="search"
        enterKeyHint="search"
        maxLength={80}
        spellCheck={false}
        className="mt-2 block min-h-12 w-full border-2 border-deep/60 bg-white px-4 py-2 text-ink focus:border-lagoon"
      />
      <p
        role="status"
        data-said
        data-wait={said.wait}
        data-one={said.one}
        data-other={said.other}
        data-more={said.more}
        data-none={said.none}
        data-failed={said.failed}
        className="mt-3 min-h-6"
      />
      <p data-next hidden className="mt-3">
        {next.text} <TextLink href={next.action.href}>{next.action.label}</TextLink>
      </p>
      <ul data-results aria-label={results} className="mt-6 border-t border-line empty:hidden" />
      <template data-also={also}>
        <li className="border-b border-line">
          <a href={next.action.href} className="block py-2.5 hover:text-lagoon">
            <span data-name className="font-serif text-xl" />{' '}
            <span data-kind className="text-sm text-quiet" />
            <span data-line className="block text-base text-quiet" />
          </a>
        </li>
      </template>
    </form>
  );
}
