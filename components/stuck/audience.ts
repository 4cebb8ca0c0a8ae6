import { stuck } from '@/lib/content/query/planning';

/** For whom a step or a message is: ids of answers, by question. */
type Audience = Pick<(typeof stuck)['steps'][number], 'where' | 'since' | 'flight' | 'except'>;

const [today] = stuck.since.choices;

/** The same in words, for whoever has no scripts: each question with the answers for which it is. */
export function audienceWords({ where, since, flight }: Audience): string {
  const asked = Object.entries({ where, since, flight }).map(([name, ids]) => {
    const { legend, choices } = stuck[name as 'where'];
    const answers = choices.filter(({ id }) => ids?.includes(id)).map(({ label }) => label);
    return answers.length > 0 ? `${legend} ${answers.join(', ')}.` : '';
  });
  return asked.filter(Boolean).join(' ');
}

/**
 * What the script knows a step or a message by. One that no visitor sees before an answer waits from the
 * start, so that nothing moves when the script comes.
 */
export function audienceProps({ where, since, flight, except }: Audience) {
  const waits = where || flight || (since && !since.includes(today?.id ?? ''));
  return {
    'data-audience': JSON.stringify({ where, since, flight, except }),
    className: waits ? 'waits-for-answers' : '',
  };
}
