import type { Attempt, EnquiryEvent, Result, Status } from './enquiry-state';
import { initialState, nextState, statusOf } from './enquiry-state';

const events: Record<string, EnquiryEvent> = {
  open: { type: 'opened', draft: { values: {}, mayHaveArrived: false } },
  openPerhapsSent: { type: 'opened', draft: { values: {}, mayHaveArrived: true } },
  send: { type: 'submitted' },
  change: { type: 'changed' },
  check: { type: 'checked' },
  online: { type: 'online' },
};

const mistake = { label: '', cause: 'empty', text: '' } as const;

/**
 * The status after a story: `send` is an attempt, `2 late` a result of the second one. `check` (the button) and `change`
 * are followed by the names of the fields with mistakes. `edit` changes what would be sent, and `undo` changes it back.
 */
function tell(story: string): Status {
  let state = initialState;
  let content = { message: 'Two of us' };
  const attempts: Attempt[] = [];
  for (const step of story.split(', ')) {
    const [name = '', ...words] = step.split(' ');
    if (name === 'edit' || name === 'undo') {
      content = { message: name === 'edit' ? 'Three of us' : 'Two of us' };
      continue;
    }
    const attempt = attempts[Number(name) - 1] ?? { content, enquiryNumber: 1 };
    const event = events[name] ?? { type: 'answered', attempt, result: words[0] as Result };
    const issues = words.map((field) => ({ ...mistake, name: field }));
    state = nextState(state, event, { content, issues });
    if (name === 'send' && state.progress.name === 'sending') attempts.push(state.progress.attempt);
  }
  return statusOf(state, content);
}

/** The status in words. */
function inWords(status: Status): string {
  if (status.name === 'invalid')
    return `invalid ${status.issues.map(({ name }) => name).join(' ')}`;
  if (status.name !== 'unsent') return status.name;
  return status.earlier ? `${status.reason}, earlier ${status.earlier}` : status.reason;
}

test.each([
  ['open', 'restored'],
  ['open, send, edit, 1 sent', 'sentBeforeChanges'],
  ['open, send, 1 notSetUp', 'prepared'],
  ['open, send, 1 busy, 1 late', 'busy'],
  ['openPerhapsSent', 'late'],
  // An answer after the time limit
  ['open, send, 1 late, 1 sent', 'sent'],
  ['open, send, 1 late, 1 refused', 'refused'],
  ['open, send, 1 late, 1 broken', 'late'],
  // After a second attempt that was not sent
  ['openPerhapsSent, send, 1 busy', 'busy, earlier uncertain'],
  ['open, send, 1 broken, send, 2 offline', 'offline, earlier uncertain'],
  ['open, send, 1 late, send, 2 late, 2 busy', 'busy, earlier uncertain'],
  // During a second attempt
  ['open, send, 1 late, send, 1 sent, 2 refused', 'sent'],
  ['open, send, 1 late, send, 1 busy', 'sending'],
  ['open, send, 1 late, edit, send, 1 sent, 2 busy', 'busy, earlier arrived'],
  ['open, send, 1 late, edit, send, 2 refused, 1 sent', 'refused, earlier arrived'],
  ['open, send, 1 late, edit, send, 2 offline, 1 sent, online', 'waiting, earlier arrived'],
  ['open, send, 1 late, edit, send, 1 sent, 2 late, 2 sent', 'sent'],
  ['open, send, 1 late, edit, 1 sent, check, send, 2 busy', 'busy, earlier arrived'],
  // A text that has arrived is not sent again
  ['open, send, edit, 1 sent, undo', 'arrived'],
  ['open, send, edit, 1 sent, undo, send', 'sent'],
  ['open, send, 1 late, edit, send, 1 sent, 2 busy, undo, send', 'sent'],
  // Another enquiry
  ['open, send, 1 sent, open, send', 'sending'],
  ['open, send, 1 late, send, 2 sent, open, send, 1 sent', 'sending'],
  // Without a connection
  ['open, send, 1 offline, online', 'waiting'],
  ['open, send, 1 busy, online', 'busy'],
  // Mistakes
  ['open, check name email, change email', 'invalid email'],
  ['open, check email, change name', 'ready'],
  ['open, send, 1 late, check email, change', 'late'],
])('%s: %s', (story, status) => {
  expect(inWords(tell(story))).toBe(status);
});
