import { z } from 'zod';
import { group, line, lineWith, list, listOrNone, paragraph, slug, title } from './fields';

/** What is asked of somebody who can't leave an island. A question names its choices, steps name them again. */
const choice = z.strictObject({
  id: slug.describe('its name for the steps, such as neil'),
  label: title,
  said: title.describe('the same within a message: on Neil'),
});
const question = (what: string) =>
  z.strictObject({ legend: title, choices: list(choice, 2, 5).describe(what) });

const ids = listOrNone(slug, 5);
const answers = {
  where: ids.describe(
    'only for who is there: ids of its choices; leave the line out when it is for all',
  ),
  since: ids.describe('only for who has waited so long; see where'),
  flight: ids.describe('only for who flies then; see where'),
};
const audience = {
  ...answers,
  except: z
    .optional(z.strictObject({ where: ids, since: ids, flight: ids }))
    .describe('not for who gives one of these answers to each of its questions'),
};
const step = z.strictObject({
  when: title.describe('when to do it, or for whom it is'),
  text: paragraph.describe('what to do, in plain text'),
  ...audience,
});

const blanks = lineWith('where', 'since').describe(
  'a message with {where} and {since}; {flight} is when they fly',
);
const message = z.strictObject({
  to: title.describe('whom it is for'),
  text: blanks,
  ...audience,
});

/** The page "I am stuck": three questions, the steps, and what to write to whom. */
const stuckFields = z.strictObject({
  where: question('2 to 5 places: { id, label, said }'),
  since: question('2 to 5 times: { id, label, said }'),
  flight: question('2 to 5 times: { id, label, said }'),
  blank: title.describe('what stands in a message for what is not chosen'),
  clear: title.describe('the button that takes all choices back'),
  steps: list(step, 3, 20).describe('3 to 20 steps, in the order in which to do them'),
  messages: group('what to write to whom', {
    heading: title,
    lead: line,
    copy: title.describe('the button that copies a message'),
    sms: title.describe('the button that writes it as an SMS'),
    chat: title.describe('the button that sends the last one to you by chat'),
    others: list(message, 1, 6).describe('to the hotel, the airline and the like'),
    us: message,
  }),
});

/** A name that no choice has would hide a step from everybody. */
export const stuckSchema = stuckFields.superRefine(({ steps, messages, ...questions }, context) => {
  const audiences = [
    ...steps.map((one, index) => ({ one, path: ['steps', index] })),
    ...messages.others.map((one, index) => ({ one, path: ['messages', 'others', index] })),
  ];
  for (const { one, path } of audiences) {
    for (const name of ['where', 'since', 'flight'] as const) {
      const known = questions[name].choices.map(({ id }) => id);
      const named = [
        ...(one[name] ?? []).map((id, index) => ({ id, at: [name, index] })),
        ...(one.except?.[name] ?? []).map((id, index) => ({ id, at: ['except', name, index] })),
      ];
      for (const { id, at } of named) {
        if (known.includes(id)) continue;
        const message = `is none of ${known.join(', ')}`;
        context.addIssue({ code: 'custom', path: [...path, ...at], message, input: id });
      }
    }
  }
});

export type Stuck = z.infer<typeof stuckSchema>;
