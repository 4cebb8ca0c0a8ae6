import { type Phrase, phrases } from '@/lib/content/query/all-content';

/** Phrases in large type, to show on a phone: in English and in the languages of the Andamans. */
export function PhraseList({ phrases: shown }: { phrases: readonly Phrase[] }) {
  return (
    <ul className="border-b border-line">
      {shown.map(({ id, english, spoken }) => (
        <li key={id} id={id} className="border-t border-line py-5">
          <h3 className="font-serif text-2xl leading-tight">{english}</h3>
          <dl className="mt-3 grid gap-x-10 gap-y-3 sm:grid-cols-2">
            {phrases.languages.map(({ code, name }) => (
              <div key={code}>
                <dt className="text-sm text-quiet">{name}</dt>
                <dd
                  lang={code}
                  translate="no"
                  className="text-2xl leading-normal font-semibold print:text-lg"
                >
                  {spoken[code]}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
