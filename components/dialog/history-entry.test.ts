/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { followFromBefore } from './history-entry';

const links = ['#first', '#second'].map((hash) =>
  Object.assign(document.createElement('a'), { href: hash }),
);

test('a second link, before the browser has gone back from a dialog, takes the place of the first', async () => {
  history.replaceState('page before', '');
  history.pushState('page', '');
  history.pushState({ dialog: 'menu' }, '');
  for (const link of links) followFromBefore(link, new MouseEvent('click'));
  await waitFor(() => expect(location.hash).toBe('#second'));
  history.back();
  await waitFor(() => expect(history.state).toBe('page'));
});
