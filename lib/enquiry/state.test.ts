import {
  type EnquiryEvent,
  type EnquiryState,
  initialState,
  isPrepared,
  type Reason,
  reasons,
  reduce,
  type SendResult,
  type Status,
} from './state';

const after = (...events: EnquiryEvent[]) => events.reduce(reduce, initialState);

const issue = { cause: 'empty', text: 'Missing' } as const;
const started = { type: 'started', isRestored: false } as const;
const pressed = { type: 'submitted', issues: {}, obstacle: undefined } as const;
const answered = (answer: SendResult, attempt = 1): EnquiryEvent => ({
  ...{ type: 'answered', attempt, answer, isChanged: false },
});
const offline = { ...pressed, obstacle: 'offline' } as const;
const invalid = { ...pressed, issues: { name: issue, phone: issue } } as const;

/** What the visitor is told, in a word: the reason, or the name of the status. */
const told = ({ status }: EnquiryState) => ('reason' in status ? status.reason : status.name);

test.each<[string, EnquiryEvent[], string, boolean]>([
  // What is told, and whether the visitor is led there.
  ['a fresh form', [started], 'idle', false],
  ['a draft', [{ ...started, isRestored: true }], 'idle', false],
  ['a press', [started, pressed], 'sending', false],
  ['a second press', [started, pressed, invalid], 'sending', false],
  ['an OK', [started, pressed, answered('sent')], 'sent', true],
  ['a refusal', [started, pressed, answered('refused')], 'refused', true],
  ['no answer in time', [started, pressed, answered('late')], 'late', true],
  ['a late OK', [started, pressed, answered('late'), answered('sent')], 'sent', false],
  ['a late refusal', [started, pressed, answered('late'), answered('busy')], 'busy', false],
  ['a late failure', [started, pressed, answered('late'), answered('broken')], 'late', true],
  [
    'an OK of an earlier try',
    [started, pressed, answered('late'), pressed, answered('refused', 2), answered('sent')],
    'refused',
    true,
  ],
  ['issues', [started, invalid], 'invalid', true],
  ['a press without a connection', [started, offline], 'offline', true],
  ['a connection that is back', [started, offline, { type: 'online' }], 'waiting', false],
  ['a connection that was there', [started, { type: 'online' }], 'idle', false],
  [
    'a form that is wanted again',
    [started, pressed, answered('sent'), { type: 'reopened' }],
    'idle',
    false,
  ],
  ['a form with issues', [started, invalid, { type: 'reopened' }], 'invalid', true],
])('%s: %#', (_, events, status, takesFocus) => {
  const state = after(...events);
  expect([told(state), state.takesFocus]).toEqual([status, takesFocus]);
});

test.each<[string, object, Status]>([
  ['one of two', { phone: issue }, { name: 'invalid', issues: { phone: issue } }],
  ['both', {}, { name: 'idle' }],
  ['none', invalid.issues, { name: 'invalid', issues: invalid.issues }],
  [
    'one in another way',
    { name: issue, phone: { cause: 'phone', text: 'Wrong' } },
    { name: 'invalid', issues: { name: issue } },
  ],
])('of two issues %s is mended', (_, issues, status) => {
  const state = after(started, invalid, { type: 'checked', issues } as EnquiryEvent);
  expect(state.status).toEqual(status);
  expect(state.takesFocus).toBe(
    status.name === 'invalid' && Object.keys(status.issues).length === 2,
  );
});

test('each press that sends counts, no other one', () => {
  expect(after(started, invalid, offline, pressed, pressed).attempt).toBe(1);
  expect(after(started, pressed, answered('busy'), pressed).attempt).toBe(2);
});

test('a message is prepared where the site sends nothing itself', () => {
  const ready = after(started, { ...pressed, obstacle: 'notSetUp' });
  expect([isPrepared(ready.status), isPrepared(after(started).status)]).toEqual([true, false]);
});

test('only what may have been sent is called unknown', () => {
  const unknown = Object.entries(reasons).filter(([, { name }]) => name === 'unknown');
  const expected: Reason[] = ['broken', 'late'];
  expect(unknown.map(([reason]) => reason).sort()).toEqual(expected);
});
