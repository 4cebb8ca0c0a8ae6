import './sentences.css';
import { PlainBanner } from '@/components/banner/plain-banner';
import { OnThisPhone } from '@/components/offline/on-this-phone';
import { barStep, buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { Container } from '@/components/ui/section';
import { cards } from '@/lib/content/query/planning';
import { labels, pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';

type Sentence = (typeof cards)['sentences'][number];

/**
 * Sentences that a guest shows on the phone. Each fills the window while it is the target of the address,
 * one language after the other: so it needs no script, and Back leads to the list.
 */
export function SentencesPage() {
  return (
    <>
      <PlainBanner {...pages.cards.banner} />
      <Container className="space-y-6 py-6 md:py-10">
        <p className="text-base text-quiet">
          {cards.hint.join(' ')}
          {cards.example && ` ${cards.unread}`}
        </p>
        <ul className="gap-x-16 border-b border-line lg:columns-2">
          {cards.sentences.map(({ id, english }) => (
            <li key={id} id={lineId(id)} className="break-inside-avoid border-t border-line">
              <a
                href={`#${id}`}
                className="flex items-center justify-between gap-4 py-4 font-serif text-xl leading-tight hover:text-lagoon"
              >
                {english}
                <Icon name="chevron-right" className="size-5 flex-none" />
              </a>
            </li>
          ))}
        </ul>
        <OnThisPhone />
      </Container>
      <a href={routes.stuck} className={barStep}>
        {labels.stuck}
      </a>
      {cards.sentences.map((sentence) => (
        <ShownSentence key={sentence.id} {...sentence} />
      ))}
    </>
  );
}

/** The line of a sentence in the list: to where its end leads. */
const lineId = (id: string) => `${id}-line`;

/** A sentence over the whole window. On wide screens all languages have room in it. */
function ShownSentence({ id, english, spoken }: Sentence) {
  return (
    <section id={id} aria-label={english} className="sentence">
      <div className="flex items-center justify-between gap-4 border-b border-line px-5 py-2">
        <p className="min-w-0 text-base leading-tight">{english}</p>
        <a href={`#${lineId(id)}`} className={`${buttonStyle('quiet')} flex-none`}>
          {labels.close}
        </a>
      </div>
      <div className="sentence-languages">
        {cards.languages.map(({ code, name }) => (
          <div key={code} id={`${id}-${code}`}>
            <p className="text-base text-quiet">{name}</p>
            <p lang={code} translate="no" className="sentence-text">
              {spoken[code]}
            </p>
          </div>
        ))}
      </div>
      <ul className="flex border-t border-line lg:hidden">
        {cards.languages.map(({ code, name }) => (
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
