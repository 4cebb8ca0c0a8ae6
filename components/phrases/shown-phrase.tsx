import { buttonStyle } from '@/components/ui/button-style';
import { phrases } from '@/lib/content/query/planning';
import { labels } from '@/lib/content/query/site';

type Phrase = (typeof phrases)['groups'][number]['phrases'][number];

/** The line of a sentence in the list: to where its end leads. */
export const lineId = (id: string) => `${id}-line`;

/** A sentence over the whole window. On wide screens all languages have room in it. */
export function ShownPhrase({ id, english, spoken }: Phrase) {
  return (
    <section id={id} aria-label={english} className="sentence">
      <div className="flex items-center justify-between gap-4 border-b border-line px-5 py-2">
        <p className="min-w-0 text-base leading-tight">{english}</p>
        <a href={`#${lineId(id)}`} className={`${buttonStyle('quiet')} flex-none`}>
          {labels.close}
        </a>
      </div>
      <div className="sentence-languages">
        {phrases.languages.map(({ code, name }) => (
          <div key={code} id={`${id}-${code}`}>
            <p className="text-base text-quiet">{name}</p>
            <p lang={code} translate="no" className="sentence-text">
              {spoken[code]}
            </p>
          </div>
        ))}
      </div>
      <ul className="flex border-t border-line lg:hidden">
        {phrases.languages.map(({ code, name }) => (
          <li key={code} className="flex-1">
            <a
              href={`#${id}-${code}`}
              className="flex min-h-14 items-center justify-center font-semibold"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
