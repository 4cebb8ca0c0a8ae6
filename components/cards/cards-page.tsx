import { PlainBanner } from '@/components/banner/plain-banner';
import { Icon } from '@/components/ui/icon';
import { Container } from '@/components/ui/section';
import { cards } from '@/lib/content/query/planning';
import { pages } from '@/lib/content/query/site';

/** Sentences that a guest shows on the phone: one at a time, large, in each language. */
export function CardsPage() {
  return (
    <>
      <PlainBanner {...pages.cards.banner} />
      <Container className="py-6 md:py-10">
        <p className="text-base text-quiet">
          {cards.hint.join(' ')}
          {cards.example && ` ${cards.unread}`}
        </p>
        <div className="mt-6 border-b border-line">
          {cards.sentences.map(({ id, english, spoken }) => (
            <details key={id} id={id} name="card" className="group/card border-t border-line">
              <summary className="flex items-center justify-between gap-4 py-4 font-serif text-xl leading-tight">
                {english}
                <Icon name="plus" className="size-6 flex-none group-open/card:rotate-45" />
              </summary>
              <dl className="grid gap-x-8 gap-y-6 pb-8 lg:grid-cols-2">
                {cards.languages.map(({ code, name }) => (
                  <div key={code}>
                    <dt className="text-sm text-quiet">{name}</dt>
                    <dd lang={code} className="text-3xl leading-relaxed md:text-4xl">
                      {spoken[code]}
                    </dd>
                  </div>
                ))}
              </dl>
            </details>
          ))}
        </div>
      </Container>
    </>
  );
}
