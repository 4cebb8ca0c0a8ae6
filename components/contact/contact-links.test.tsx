/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { dayStore } from '@/components/storage/day-store';
import { findItem } from '@/lib/content/query/items';
import { viewOf } from '@/lib/item-types/views';
import { need } from '@/test/need';
import { showIsland } from '@/test/show-island';
import { chosenTrip, startChatLink } from './chat-link.island';
import { ChatLink } from './contact-links';

const item = viewOf(need(findItem('package', 'reef-week')));

test('the message of a chat names the item, the day of arrival and the page of the moment', () => {
  jest.useFakeTimers({ now: new Date('2026-11-25T06:00:00Z') });
  const link = showIsland('chat-link', startChatLink, <ChatLink item={item}>Chat</ChatLink>);
  const text = () => new URL((link as HTMLAnchorElement).href).searchParams.get('text');
  expect(text()).not.toContain('February');
  dayStore.set('2027-02-10');
  fireEvent.pointerDown(link);
  expect(text()).toMatch(/Reef Week.* 10 February 2027/);
  history.replaceState(null, '', `/contact?about=${'Reef'.repeat(999)}`);
  fireEvent.pointerDown(link);
  expect(text()).toMatch(/\n.*\/contact\?about=(Reef){999}$/);
});

test.each([
  ['says what the total is for', 'div', true],
  ['in a dialog, does not', 'dialog', false],
] as const)('a chat on the page of a trip %s', (_, Part, says) => {
  history.replaceState(null, '', '/packages/reef-week');
  chosenTrip.lines = 'Adults: 2\nTotal: ₹5';
  const chat = (
    <Part>
      <ChatLink>Chat</ChatLink>
    </Part>
  );
  const link = showIsland('chat-link', startChatLink, chat) as HTMLAnchorElement;
  fireEvent.focus(link);
  const text = new URL(link.href).searchParams.get('text') ?? '';
  expect(text.includes('\n\nAdults: 2\nTotal: ₹5\nhttp')).toBe(says);
});
