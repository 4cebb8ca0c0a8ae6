/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { labels } from '@/lib/content/query/site';
import { CopyLink } from './copy-link';
import { startCopyLink } from './copy-link.island';

const { sharing } = labels;

// Browsers provide no clipboard without HTTPS, and neither does jsdom.
test('without a clipboard, the text is shown for copying by hand', async () => {
  document.body.innerHTML = renderToStaticMarkup(
    <CopyLink messages={sharing} className="" text="abc" />,
  );
  startCopyLink(document.body);
  fireEvent.click(screen.getByRole('button'));
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox');
  expect(field.value).toBe('abc');
  expect(screen.getByText(sharing.refused).hidden).toBe(false);
  expect(screen.getByText(sharing.copied).hidden).toBe(true);
});
