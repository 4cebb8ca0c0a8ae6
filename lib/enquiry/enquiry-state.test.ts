import {
  type EnquiryEvent,
  type EnquiryState,
  initialState,
  nextState,
  statusOf,
} from './enquiry-state';

const types = {
  open: 'opened',
  send: 'submitted',
  change: 'changed',
  check: 'checked',
  online: 'online',
};

const mistake = { label: '', cause: 'empty', text: '' } as const;

/**
 * The state after a story: `send` is an attempt, `2 late` a result of the second one. `check` (the button) and `change`
 * are followed by the names of the fields with mistakes, and `edit` changes what would be sent.
 */
function tell(story: string): EnquiryState {
  let state = initialState;
  let attempts = 0;
  let content = { message: 'Two of us' };
  for (const step of story.split(', ')) {
    const [name = '', ...words] = step.split(' ');
    if (name === 'edit') {
      content = { message: 'Three of us' };
      continue;
    }
    if (name === 'send') attempts += 1;
    const type = types[name as keyof typeof types] ?? 'answered';
    const id = Number(name) || attempts;
    const issues = words.map((field) => ({ ...mistake, name: field }));
    const event = { type, id, result: words[0], draft: {} } as EnquiryEvent;
    state = nextState(state, event, { content, issues });
  }
  return state;
}

/** The status in words. */
function inWords(state: EnquiryState): string {
  const status = statusOf(state);
  switch (status.name) {
    case 'invalid':
      return ['invalid', ...status.issues.map(({ name }) => name)].join(' ');
    case 'unsent':
      return status.earlier ? `${status.reason}, earlier ${status.earlier}` : status.reason;
    default:
      return status.name;
  }
}

test.each([
  ['open', 'restored'],
  ['open, send', 'sending'],
  ['open, send, 1 sent', 'sent', 'focus'],
  ['open, send, 1 notSetUp', 'prepared', 'focus'],
  ['open, send, 1 busy, 1 late', 'busy', 'focus'],
  // An answer after the time limit
  ['open, send, 1 late, 1 sent', 'sent'],
  ['open, send, 1 late, edit, 1 sent', 'sentBeforeChanges'],
  ['open, send, 1 late, 1 broken', 'late', 'focus'],
  // After a second attempt that was not sent
  ['open, send, 1 late, send, 2 refused', 'refused, earlier uncertain', 'focus'],
  ['open, send, 1 broken, send, 2 offline', 'offline, earlier uncertain', 'focus'],
  ['open, send, 1 late, send, 2 offline, edit, 1 sent', 'sentBeforeChanges'],
  ['open, send, 1 refused, send, 2 late', 'late', 'focus'],
  // During a second attempt
  ['open, send, 1 late, send, 1 sent, 2 refused', 'sent', 'focus'],
  ['open, send, 1 late, send, 1 busy', 'sending'],
  ['open, send, 1 late, edit, send, 1 sent', 'sending'],
  ['open, send, 1 late, edit, send, 1 sent, 2 busy', 'busy, earlier arrived', 'focus'],
  ['open, send, 1 late, edit, send, 2 refused, 1 sent', 'refused, earlier arrived'],
  ['open, send, 1 late, edit, send, 2 offline, 1 sent, online', 'waiting, earlier arrived'],
  ['open, send, 1 late, edit, send, 1 sent, 2 late, 2 sent', 'sent'],
  // Another enquiry
  ['open, send, 1 late, send, 2 sent, open, 1 sent', 'restored'],
  ['open, send, 1 late, edit, 1 sent, check, send, 2 busy', 'busy', 'focus'],
  // Without a connection
  ['open, online', 'restored'],
  ['open, send, 1 offline, online', 'waiting'],
  ['open, send, 1 busy, online', 'busy', 'focus'],
  // Mistakes
  ['open, check name email', 'invalid name email', 'focus'],
  ['open, check name email, change email', 'invalid email'],
  ['open, check email, change name email', 'invalid email'],
  ['open, check email, change name', 'ready'],
  ['open, send, 1 late, check email, change', 'late'],
  // 'focus': the status answers a press, and so takes the focus.
])('%s: %s', (story, status, focus = 'none') => {
  const state = tell(story);
  expect([inWords(state), state.takesFocus]).toEqual([status, focus === 'focus']);
});

test('an event without news returns the same state', () => {
  const state = tell('open, send, 1 late');
  const event = { type: 'answered', id: 1, result: 'broken' } as const;
  expect(nextState(state, event, { content: {}, issues: [] })).toBe(state);
});
