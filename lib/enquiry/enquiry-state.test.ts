import type { Enquiry } from './enquiry';
import {
  type Draft,
  draftOf,
  type EnquiryEvent,
  type EnquiryState,
  nextState,
  parseDraft,
  type Result,
} from './enquiry-state';

const page = { url: '', package: undefined };
const empty = { fields: [], entered: { message: '' }, aboutLines: '', choiceLines: '', page };
const events: Record<string, EnquiryEvent> = {
  open: { type: 'opened' },
  send: { type: 'submitted' },
  change: { type: 'changed' },
};

/**
 * Plays a story of events, and describes the state at its end. `send` is an attempt, `2 noAnswer` a result of the
 * second. `edit` changes what would be sent, `undo` changes it back. Names of invalid fields may follow an event.
 */
function tell(story: string): string {
  const attempts: Enquiry[] = [];
  let message = 'Two of us';
  // Each event brings a new object, and opening a dialog may change the address of the page.
  const make = (): Enquiry => ({ ...empty, values: { message }, pageLine: `${Math.random()}` });
  const start = { enquiry: make(), issues: [], uncertainMails: [], deliveredMails: [] };
  let state: EnquiryState = { ...start, status: 'loading' };
  for (const step of story.split(', ')) {
    const [name = '', ...words] = step.split(' ');
    if (name === 'edit' || name === 'undo') {
      message = name === 'edit' ? 'Three of us' : 'Two of us';
      continue;
    }
    const attempt = attempts[Number(name) - 1] ?? make();
    const settled = { type: 'settled', attempt, result: words[0] as Result } as const;
    const reloaded = { type: 'opened', draft: draftOf(state) } as const;
    const event = name === 'reload' ? reloaded : (events[name] ?? settled);
    const issues = words.map(
      (field) => ({ name: field, label: '', kind: 'empty', text: '' }) as const,
    );
    const enquiry = make();
    state = nextState(state, event, enquiry, issues);
    expect(state.enquiry).toBe(enquiry);
    if (name === 'send' && state.status === 'sending') attempts.push(state.attempt);
  }
  const mistakes = state.issues.map((issue) => issue.name);
  const told = state.status === 'failed' ? state.reason : state.status;
  const known = [
    state.deliveredMails.length > 0 && 'earlier sent',
    state.uncertainMails.length > 0 && 'perhaps sent',
  ];
  return [told, ...known, ...mistakes].filter(Boolean).join(', ');
}

test.each([
  ['open, reload, change', 'restored'],
  ['open, send, reload', 'noAnswer, perhaps sent'],
  ['open, send, 1 busy, reload', 'restored'],
  // After the time limit, any answer but an OK is ignored.
  ['open, send, 1 noAnswer, 1 notAccepted', 'noAnswer, perhaps sent'],
  ['open, send, 1 busy, 1 noAnswer', 'busy'],
  ['open, send, 1 busy, send, 1 noAnswer', 'sending'],
  // Changes made after pressing Send were not delivered.
  ['open, send, edit, 1 sent, send, 2 busy, reload', 'sentBeforeChanges, earlier sent'],
  // A text that was delivered is not sent again.
  ['open, send, edit, 1 sent, reload, undo, send', 'sent'],
  ['open, send, edit, 1 sent, send, 2 busy, undo, send', 'sent'],
  ['open, send, edit, 1 sent, send, undo, 2 sent, send', 'sent'],
  // An earlier attempt may be delivered, even if the latest has not.
  ['open, send, 1 connectionLost, edit, send, 2 busy, reload', 'noAnswer, perhaps sent'],
  // A late OK says that its text was delivered. If another text was sent since, the answer to that one decides.
  ['open, send, 1 noAnswer, send, 1 sent, 2 busy', 'sent'],
  ['open, send, 1 noAnswer, send, 2 busy, 1 sent', 'sent'],
  ['open, send, reload, 1 sent', 'sent'],
  ['open, send, 1 noAnswer, edit, send, 1 sent, 2 busy, reload', 'sentBeforeChanges, earlier sent'],
  ['open, send, 1 noAnswer, edit, send, 2 busy, 1 sent', 'busy, earlier sent'],
  [
    'open, send, reload, edit, send, 2 noAnswer, undo, send, 3 busy, 2 sent',
    'busy, earlier sent, perhaps sent',
  ],
  ['open, send, 1 noAnswer, edit, send, undo, 2 sent, 1 sent', 'sent'],
  ['open, send, 1 noAnswer, send, 2 sent, open, edit, send, 1 sent, 3 busy, reload', 'restored'],
  // Mistakes are shown when Send is pressed, until they are corrected.
  ['open, change name', 'ready'],
  ['open, send name email', 'ready, name, email'],
  ['open, send name email, change email phone', 'ready, email'],
  ['open, send name, send', 'sending'],
  ['open, send, 1 noAnswer, send email', 'noAnswer, perhaps sent, email'],
  ['open, send, 1 noAnswer, edit, send email, 1 sent', 'sentBeforeChanges, earlier sent'],
])('%s: %s', (story, state) => expect(tell(story)).toBe(state));

const url = 'https://site.example/packages/reef-week';
const reef = { name: 'Reef', route: '/packages/reef-week' };
const pageWith = (item: object) => JSON.stringify({ page: { url, package: item } });

test.each<[string, Partial<Draft>]>([
  ['{', {}],
  [
    '{"entered":{"name":5,"phone":"1"},"page":{},"uncertainMails":"A"}',
    { entered: { phone: '1' } },
  ],
  ['{"entered":null,"page":{"url":"http://a:99999/"},"uncertainMails":[5]}', {}],
  [pageWith(reef), { page: { url, package: reef } }],
  [pageWith({ ...reef, route: '/reef' }), { page: { url, package: undefined } }],
  [pageWith({ ...reef, name: 5 }), { page: { url, package: undefined } }],
])('of the stored draft %s, only what is valid is kept', (text, valid) => {
  const kept = { entered: {}, uncertainMails: [], deliveredMails: [], ...valid };
  expect(parseDraft(text, 'https://site.example')).toEqual(kept);
});
