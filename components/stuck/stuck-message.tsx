import { ChatLink } from '@/components/contact/chat-link';
import { buttonStyle } from '@/components/ui/button-style';
import { inputStyle } from '@/components/ui/field';
import { smsHref } from '@/lib/contact-links';
import { stuck } from '@/lib/content/query/planning';
import { company, labels } from '@/lib/content/query/site';
import { audienceProps, audienceWords } from './audience';
import { fillMessage } from './fill-message';

const { messages, blank } = stuck;

/** A message that the visitor can change, copy, or send: to us by chat, too. */
export function StuckMessage(message: (typeof messages)['others'][number]) {
  const { to, text } = message;
  const said = { linkCopied: labels.textCopied, linkRefused: labels.linkRefused };
  const isOurs = to === messages.us.to;
  const written = fillMessage(text, blank);
  return (
    <div {...audienceProps(message)}>
      <h3 className="mb-3 text-xl">{to}</h3>
      <p className="hidden text-sm text-quiet noscript:block">{audienceWords(message)}</p>
      <textarea
        aria-label={to}
        rows={5}
        className={inputStyle}
        defaultValue={written}
        data-part="message"
        data-words={JSON.stringify({ text })}
      />
      <p className="mt-3 flex flex-wrap items-center gap-2">
        {isOurs && (
          <ChatLink text={written} className={buttonStyle()}>
            {messages.chat}
          </ChatLink>
        )}
        <a
          href={smsHref(written, isOurs ? company.phones[0] : undefined)}
          data-part="sms-link"
          className={buttonStyle('quiet')}
        >
          {messages.sms}
        </a>
        <button
          type="button"
          data-copy={written}
          data-words={JSON.stringify(said)}
          className={`noscript:hidden ${buttonStyle('quiet')}`}
        >
          {messages.copy}
        </button>
        <span role="status" className="ml-2" />
      </p>
    </div>
  );
}
