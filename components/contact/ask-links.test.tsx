/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { saveDay } from '@/components/storage/day-store';
import { showIsland } from '@/test/show-island';
import { ChatLink } from './ask-links';
import { startChatLink } from './ask-links.island';

const about = { name: 'Reef Week', route: '/packages/reef-week' };

test('the message of a chat names the item, the day of arrival and the page of the moment', () => {
  jest.useFakeTimers({ now: new Date('2026-11-25T06:00:00Z') });
  const link = showIsland('chat-link', startChatLink, <ChatLink about={about}>Chat</ChatLink>);
  const text = () => new URL((link as HTMLAnchorElement).href).searchParams.get('text');
  expect(text()).not.toContain('February');
  saveDay('2027-02-10');
  history.replaceState(null, '', '/contact?about=Reef');
  fireEvent.pointerDown(link);
  expect(text()).toMatch(/Reef Week.* 10 February 2027.*\n.*\/contact\?about=Reef$/);
});
