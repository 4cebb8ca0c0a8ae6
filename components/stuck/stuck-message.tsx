import { ChatLink } from '@/components/contact/chat-link';
import { buttonStyle } from '@/components/ui/button-style';
import { stuck } from '@/lib/content/query/planning';
import { labels } from '@/lib/content/query/site';
import { fillMessage } from './fill-message';

const { messages, blank } = stuck;

/** A message, to be copied, or to be sent to us. */
export function StuckMessage({ to, text }: (typeof messages)['us']) {
  const said = { linkCopied: labels.textCopied, linkRefused: labels.linkRefused };
  const isOurs = to === messages.us.to;
  const written = fillMessage(text, blank);
  return (
    <div className="space-y-3">
      <h3 className="text-xl">{to}</h3>
      <p data-part="message" data-words={JSON.stringify({ text })}>
        {written}
      </p>
      <p>
        {isOurs ? (
          <ChatLink className={buttonStyle()}>{messages.chat}</ChatLink>
        ) : (
          <button
            type="button"
            data-copy={written}
            data-words={JSON.stringify(said)}
            className={buttonStyle('quiet')}
          >
            {messages.copy}
          </button>
        )}
        <span role="status" className="ml-2" />
      </p>
    </div>
  );
}
