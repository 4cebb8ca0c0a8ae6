/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { labels } from '@/lib/content/query/all-content';
import { showIsland } from '@/test/show-island';
import { startCopyLink } from './copy-link.island';
import { ShareLinks } from './share-links';

const { sharing: messages } = labels;

test('a click copies the address, or selects it if the browser refuses', async () => {
  const writeText = jest.fn(async () => {}).mockRejectedValueOnce(new Error('denied'));
  Object.assign(navigator, { clipboard: { writeText } });
  const share = { subject: '', text: '', url: 'https://site.example/packages', newTabNote: '' };
  showIsland('copy-link', startCopyLink, <ShareLinks {...share} messages={messages} />);
  const field = screen.getByLabelText<HTMLTextAreaElement>(messages.copyLink);
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText(messages.refused);
  const selectionEnd = field.value.length;
  expect(field).toMatchObject({ hidden: false, selectionStart: 0, selectionEnd });
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText(messages.copied);
  expect(field.hidden).toBe(true);
  expect(writeText).toHaveBeenLastCalledWith(share.url);
});
