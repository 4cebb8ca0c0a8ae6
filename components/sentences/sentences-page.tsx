import './sentences.css';
import { PlainBanner } from '@/components/banner/plain-banner';
import { OnThisPhone } from '@/components/offline/on-this-phone';
import { barStep } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Container } from '@/components/ui/section';
import { cards } from '@/lib/content/query/planning';
import { labels, pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { lineId, ShownSentence } from './shown-sentence';

const { banner } = pages.cards;
const [shown] = cards.languages;

/**
 * Sentences that a guest shows on the phone. Each fills the window while it is the target of the address,
 * one language after the other: so it needs no script, and Back leads to the list.
 */
export function SentencesPage() {
  return (
    <>
      <PlainBanner {...banner} />
      <Container className="space-y-10 py-6 md:space-y-14 md:py-10">
        <div className="grid items-center gap-x-16 gap-y-6 lg:grid-cols-2">
          <div className="space-y-3">
            <p>{cards.hint.join(' ')}</p>
            {cards.example && <p className="border-l-4 border-coral pl-4">{cards.unread}</p>}
          </div>
          {/* On phones and tablets the sentences are on the first screen. */}
          <Picture
            image={banner.image}
            sizes="(min-width: 1280px) 576px, 50vw"
            width={1600}
            height={1000}
            className="no-print hidden aspect-5/2 w-full object-cover lg:block"
          />
        </div>
        {cards.groups.map(({ heading, sentences }) => (
          <Group key={heading} heading={heading} sentences={sentences} />
        ))}
        <OnThisPhone />
      </Container>
      <a href={routes.stuck} className={barStep}>
        {labels.stuck}
      </a>
      {cards.groups.flatMap(({ sentences }) =>
        sentences.map((sentence) => <ShownSentence key={sentence.id} {...sentence} />),
      )}
    </>
  );
}

/** Sentences with their first language, which can be shown as they stand here. */
function Group({ heading, sentences }: (typeof cards)['groups'][number]) {
  return (
    <section className="gap-x-16 gap-y-4 lg:grid lg:grid-cols-[12rem_minmax(0,1fr)]">
      <h2 className="mb-4 text-3xl leading-tight">{heading}</h2>
      <ul className="border-b border-line">
        {sentences.map(({ id, english, spoken }) => (
          <li
            key={id}
            id={lineId(id)}
            className="relative grid gap-x-6 gap-y-1 border-t border-line py-3.5 pr-9 md:grid-cols-[10fr_9fr] md:items-baseline"
          >
            <a
              href={`#${id}`}
              className="font-serif text-xl leading-tight after:absolute after:inset-0 hover:text-lagoon"
            >
              {english}
            </a>
            <p lang={shown?.code} translate="no" className="leading-normal">
              {shown && spoken[shown.code]}
            </p>
            <Icon name="chevron-right" className="absolute top-4 right-0 size-5" />
          </li>
        ))}
      </ul>
    </section>
  );
}
