import './stuck.css';
import { PlainBanner } from '@/components/banner/plain-banner';
import { CallList } from '@/components/contact/call-list';
import { HelpTiles } from '@/components/contact/help';
import { withPhones } from '@/components/contact/phones';
import { HasCopy } from '@/components/offline/has-copy';
import { barStep } from '@/components/ui/button-style';
import { Container, Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { help, stuck } from '@/lib/content/query/planning';
import { labels, pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { audienceProps, audienceWords } from './audience';
import { StuckMessage } from './stuck-message';

const { where, since, flight, steps, messages, blank } = stuck;

/**
 * For somebody whose ship does not sail: three questions, the steps that belong to the answers, and what to
 * write to whom (stuck.client.ts). Without scripts all steps stand there.
 */
export function StuckPage() {
  return (
    <div className="stuck" data-words={JSON.stringify({ blank })}>
      <PlainBanner {...pages.stuck.banner} />
      <Container className="grid gap-x-16 gap-y-8 py-6 md:py-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="space-y-6">
          <Questions />
          <div>
            <HelpTiles ours className="no-print lg:hidden" />
            <ol className="border-line lg:border-t">
              {steps.map((step) => (
                <li key={step.text} {...audienceProps(step)}>
                  <div className="stuck-row border-b border-line py-4">
                    <div>
                      <p className="font-serif text-xl">{step.when}</p>
                      <p className="hidden text-sm text-quiet noscript:block">
                        {audienceWords(step)}
                      </p>
                    </div>
                    <p>{withPhones(step.text)}</p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
          <p className="flex flex-wrap gap-x-6 gap-y-2">
            <TextLink href={routes.ferryCancelled}>{labels.ferryCancelled}</TextLink>
            <TextLink href={`${routes.ferryCancelled}#operators`}>
              {pages.ferryCancelled.operators.heading}
            </TextLink>
            <TextLink href={routes.phrases}>{pages.phrases.banner.heading}</TextLink>
          </p>
        </div>
        <section aria-labelledby="help" className="space-y-3">
          <h2 id="help" className="text-3xl leading-tight">
            {help.heading}
          </h2>
          <CallList />
          <HasCopy />
        </section>
      </Container>
      <Section labelledBy="messages" surface="sand" compact>
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[24rem_1fr]">
          <div>
            <h2 id="messages" className="text-3xl leading-tight md:text-4xl">
              {messages.heading}
            </h2>
            <p className="mt-3 text-base text-quiet">{messages.lead}</p>
          </div>
          <div className="grid gap-8">
            {[...messages.others, messages.us].map((message) => (
              <StuckMessage key={message.text} {...message} />
            ))}
          </div>
        </div>
      </Section>
      <a href="#messages" className={barStep}>
        {messages.heading}
      </a>
    </div>
  );
}

/** Each question in a line of its own; of no use without scripts. Most people ask on the same day. */
function Questions() {
  return (
    <form method="dialog" className="noscript:hidden space-y-3 md:space-y-6">
      {Object.entries({ where, since, flight }).map(([name, { legend, choices }]) => (
        <fieldset key={name}>
          <legend className="font-semibold">{legend}</legend>
          <div className="mt-1 md:mt-2 flex flex-wrap gap-2">
            {choices.map(({ id, label, said }, index) => (
              <label
                key={id}
                className="relative flex min-h-11 items-center border border-deep/60 bg-paper px-4 hover:bg-sand has-checked:bg-chosen has-checked:text-on-chosen"
              >
                <input
                  type="radio"
                  name={name}
                  value={id}
                  defaultChecked={name === 'since' && index === 0}
                  data-words={JSON.stringify(said)}
                  className="absolute inset-0 cursor-pointer appearance-none"
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <button type="reset" className="block min-h-11 font-semibold underline underline-offset-4">
        {stuck.clear}
      </button>
    </form>
  );
}
