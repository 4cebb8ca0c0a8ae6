/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { labels } from '@/lib/content/query/site';
import { showIsland } from '@/test/show-island';
import { CopyLink } from './copy-link';
import { startCopyLink } from './copy-link.island';

const { sharing: messages } = labels;

test.each([
  [undefined, 'http://localhost/packages'],
  ['A list', 'A list'],
])(
  'with the text %j, a click copies %s, or selects it if the browser refuses',
  async (text, copied) => {
    const writeText = jest.fn(async () => {}).mockRejectedValueOnce(new Error('denied'));
    Object.assign(navigator, { clipboard: { writeText } });
    history.replaceState(null, '', '/packages?price=all#reef-week');
    showIsland(
      'copy-link',
      startCopyLink,
      <CopyLink messages={messages} className="" text={text} />,
    );
    const field = screen.getByLabelText<HTMLTextAreaElement>(messages.copyLink);
    fireEvent.click(screen.getByRole('button'));
    await screen.findByText(messages.refused);
    expect([field.hidden, field.value, field.selectionEnd]).toEqual([false, copied, copied.length]);
    fireEvent.click(screen.getByRole('button'));
    await screen.findByText(messages.copied);
    expect(field.hidden).toBe(true);
    expect(writeText).toHaveBeenLastCalledWith(copied);
  },
);
