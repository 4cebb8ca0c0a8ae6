import { stuck } from '@/lib/content/query/planning';

/** For whom a step or a message is: ids of answers, by question. */
type Audience = Pick<(typeof stuck)['steps'][number], 'where' | 'since' | 'flight'>;

const [today] = stuck.since.choices;

/**
 * What the script knows a step or a message by. One that no visitor sees before an answer waits from the
 * start, so that nothing moves when the script comes.
 */
export function audienceProps({ where, since, flight }: Audience) {
  const waits = where || flight || (since && !since.includes(today?.id ?? ''));
  return {
    'data-only': JSON.stringify({ where, since, flight }),
    className: waits ? 'waits-for-answers' : '',
  };
}
