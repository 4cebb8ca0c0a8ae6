import './phrases.css';
import { PlainBanner } from '@/components/banner/plain-banner';
import { HelpTiles } from '@/components/contact/help';
import { HasCopy } from '@/components/offline/has-copy';
import { barStep } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Container } from '@/components/ui/section';
import { phrases } from '@/lib/content/query/planning';
import { labels, pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { lineId, ShownPhrase } from './shown-phrase';

const { banner } = pages.phrases;
const [shown] = phrases.languages;

/**
 * Sentences that a guest shows on the phone. Each fills the window while it is the target of the address,
 * one language after the other: so it needs no script, and Back leads to the list.
 */
export function PhrasesPage() {
  return (
    <>
      <PlainBanner {...banner} />
      <Container className="space-y-10 pb-5 md:space-y-14 md:py-10">
        <div className="grid gap-x-16 gap-y-6 md:grid-cols-2">
          <div className="no-print -mx-5 md:col-start-2 md:row-start-1 md:mx-0">
            <Picture
              image={banner.image}
              sizes="(min-width: 1280px) 576px, (min-width: 768px) 50vw, 100vw"
              width={1600}
              height={1000}
              priority
              className="aspect-3/1 h-full w-full object-cover"
            />
          </div>
          <div className="space-y-3">
            <p>{phrases.hint.join(' ')}</p>
            {phrases.example && (
              <p className="flex gap-2 text-sm text-quiet">
                <Icon name="triangle-alert" className="size-5 flex-none text-ember" />
                {phrases.unread}
              </p>
            )}
            <HelpTiles />
          </div>
        </div>
        {phrases.groups.map(({ heading, phrases: inGroup }) => (
          <Group key={heading} heading={heading} phrases={inGroup} />
        ))}
        <HasCopy />
      </Container>
      <a href={routes.stuck} className={barStep}>
        {labels.stuck}
      </a>
      {phrases.groups.flatMap((group) =>
        group.phrases.map((phrase) => <ShownPhrase key={phrase.id} {...phrase} />),
      )}
    </>
  );
}

/** Phrases with their first language, which can be shown as they stand here. */
function Group({ heading, phrases: inGroup }: (typeof phrases)['groups'][number]) {
  return (
    <section className="sentence-list gap-x-16 gap-y-4 lg:grid lg:grid-cols-[12rem_minmax(0,1fr)]">
      <h2 className="mb-4 text-3xl leading-tight">{heading}</h2>
      <ul className="border-b border-line">
        {inGroup.map(({ id, english, spoken }) => (
          <li
            key={id}
            id={lineId(id)}
            className="relative grid gap-x-6 gap-y-1 border-t border-line py-3.5 pr-9 md:grid-cols-[9fr_7fr] md:items-baseline lg:grid-cols-[2fr_3fr]"
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
