/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { labels } from '@/lib/content/query/content';
import { showIsland } from '@/test/show-island';
import { startCopyLink } from './copy-link.island';
import { CopyLink } from './share-links';

const { sharing: messages } = labels;

test('a click copies the address of the page, or selects it if the browser refuses', async () => {
  const writeText = jest.fn(async () => {}).mockRejectedValueOnce(new Error('denied'));
  Object.assign(navigator, { clipboard: { writeText } });
  history.replaceState(null, '', '/packages?price=all#reef-week');
  showIsland('copy-link', startCopyLink, <CopyLink messages={messages} className="" />);
  const field = screen.getByLabelText<HTMLTextAreaElement>(messages.copyLink);
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText(messages.refused);
  const selectionEnd = field.value.length;
  expect(field).toMatchObject({ hidden: false, selectionStart: 0, selectionEnd });
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText(messages.copied);
  expect(field.hidden).toBe(true);
  expect(writeText).toHaveBeenLastCalledWith('http://localhost/packages');
});
