/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { dayStore } from '@/components/storage/day-store';
import { tripLines } from '@/components/storage/trip-lines';
import { findItem } from '@/lib/content/query/items';
import { viewOf } from '@/lib/item-types/views';
import { need } from '@/test/need';
import { showIsland } from '@/test/show-island';
import { startChatLink } from './chat-link.island';
import { ChatLink } from './contact-links';

const item = viewOf(need(findItem('package', 'reef-week')));

test('the message of a chat names the item, the day of arrival, the trip unless it is in a dialog, and the page of the moment', () => {
  jest.useFakeTimers({ now: new Date('2026-11-25T06:00:00Z') });
  const link = showIsland('chat-link', startChatLink, <ChatLink item={item}>Chat</ChatLink>);
  const text = () => new URL((link as HTMLAnchorElement).href).searchParams.get('text');
  expect(text()).not.toContain('February');
  dayStore.set('2027-02-10');
  fireEvent.pointerDown(link);
  expect(text()).toMatch(/Reef Week.* 10 February 2027/);
  tripLines.current = 'Adults: 2';
  fireEvent.focus(link);
  expect(text()).toMatch(/\n\nAdults: 2\nhttp/);
  document.body.appendChild(document.createElement('dialog')).append(link);
  fireEvent.focus(link);
  expect(text()).not.toContain('Adults');
  history.replaceState(null, '', `/contact?about=${'Reef'.repeat(999)}`);
  fireEvent.pointerDown(link);
  expect(text()).toMatch(/\n.*\/contact\?about=(Reef){999}$/);
});
