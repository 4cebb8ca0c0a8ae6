import { renderToStaticMarkup } from 'react-dom/server';
import { Icon } from './icon';

test('an icon is hidden from screen readers, unless it has a label', () => {
  const decorative = renderToStaticMarkup(<Icon name="phone" />);
  expect(decorative).toContain('<use href="/icons.svg#phone"');
  expect(decorative).toContain('aria-hidden="true"');
  const labelled = renderToStaticMarkup(<Icon name="phone" label="Call" />);
  expect(labelled).toContain('role="img" aria-label="Call"');
  expect(labelled).not.toContain('aria-hidden');
});
