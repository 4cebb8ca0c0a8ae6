import { renderToStaticMarkup } from 'react-dom/server';
import { Testimonials } from './testimonials';

// e2e/content.spec.ts tests that each one is shown.
test('without testimonials there is no section', () => {
  expect(renderToStaticMarkup(<Testimonials testimonials={[]} />)).toBe('');
});
