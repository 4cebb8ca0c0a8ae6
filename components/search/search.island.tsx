'use client';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { LoadFailed } from '@/components/loading/load-failed';
import { inputStyle } from '@/components/ui/field';
import { LinkItems } from '@/components/ui/link-list';
import { textLinkStyle } from '@/components/ui/text-link';
import type { pages } from '@/lib/content-files';
import { anchors } from '@/lib/routes/anchors';
import { parameters, setParameters } from '@/lib/routes/parameters';
import { routes } from '@/lib/routes/routes';
import { makeSearch, type SearchRecord } from '@/lib/search/search';
import { interpolate } from '@/lib/text/interpolate';

type Messages = Pick<
  (typeof pages)['search'],
  'field' | 'examples' | 'status' | 'results' | 'next'
>;

type SearchProps = { messages: Messages; search: SearchRecord[] };

/** The search field and its results. The words are kept in the address (?q=neil). */
export function Search({ messages, search }: SearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const searchPages = useMemo(() => makeSearch(search), [search]);

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    // A visitor may have typed before this code loaded.
    input.value ||= new URLSearchParams(location.search).get(parameters.search) ?? '';
    setTyped(input.value.trim());
  }, []);

  const keepInAddress = () => {
    const address = setParameters(location.href, { [parameters.search]: typed });
    history.replaceState(history.state, '', address);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    keepInAddress();
  };
  const found = typed ? searchPages(typed) : [];

  return (
    <>
      <search className="block noscript:hidden">
        <form action={routes.search} onSubmit={onSubmit}>
          <label htmlFor={anchors.search.field} className="font-semibold">
            {messages.field}
          </label>
          <input
            ref={field}
            id={anchors.search.field}
            name={parameters.search}
            type="search"
            enterKeyHint="search"
            maxLength={80}
            spellCheck={false}
            onInput={({ currentTarget }) => setTyped(currentTarget.value.trim())}
            // Following a result also blurs the field first.
            onBlur={keepInAddress}
            // Links to the field scroll to its label.
            className={`${inputStyle} scroll-mt-12 text-xl`}
          />
        </form>
      </search>
      <Examples {...messages.examples} />
      <LoadFailed>{messages.status.failed}</LoadFailed>
      <p role="status" className="mt-6 font-serif text-2xl empty:hidden">
        {typed && statusInWords(messages.status, typed, found.length)}
      </p>
      {found.length > 0 && (
        <ul aria-label={messages.results} className="mt-4 border-t border-line">
          {found.map((record) => (
            <Result key={record.href} {...record} />
          ))}
        </ul>
      )}
      {typed && found.length === 0 && (
        <div className="mt-4">
          <p>{messages.next.text}</p>
          <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
            <LinkItems links={messages.next.links} link={textLinkStyle} />
          </ul>
        </div>
      )}
    </>
  );
}

function Examples({ label, queries }: Messages['examples']) {
  return (
    <p className="mt-4 flex flex-wrap gap-x-4 noscript:hidden">
      <span className="py-1 text-quiet">{label}:</span>
      {queries.map((query) => (
        <a
          key={query}
          href={setParameters(routes.search, { [parameters.search]: query })}
          className="py-1 underline underline-offset-4 hover:text-lagoon"
        >
          {query}
        </a>
      ))}
    </p>
  );
}

function Result({ name, kind, href, line }: SearchRecord) {
  return (
    <li className="border-b border-line">
      <a href={href} className="group block py-3">
        <span className="block text-sm font-semibold text-lagoon">{kind}</span>
        <span className="block font-serif text-xl group-hover:underline">{name}</span>
        <span className="block max-w-text text-quiet">{line}</span>
      </a>
    </li>
  );
}

function statusInWords(messages: Messages['status'], words: string, count: number): string {
  if (count === 0) return interpolate(messages.none, { words });
  return count === 1 ? messages.one : interpolate(messages.other, { count });
}
