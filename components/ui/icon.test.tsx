import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { Icon } from './icon';
import { iconFile } from './icon-file';
import { drawIcons } from './icons';

test('an icon is hidden from screen readers, unless it has a label', () => {
  const decorative = renderToStaticMarkup(<Icon name="phone" />);
  expect(decorative).toContain(`<use href="${iconFile}#phone"`);
  expect(decorative).toContain('aria-hidden="true"');
  const labelled = renderToStaticMarkup(<Icon name="phone" label="Call" />);
  expect(labelled).toContain('role="img" aria-label="Call"');
  expect(labelled).not.toContain('aria-hidden');
});

test('the address of the file changes with its content', () => {
  const hash = createHash('sha256').update(drawIcons()).digest('hex').slice(0, 6);
  expect(iconFile).toBe(`/icons.svg?${hash}`);
});
