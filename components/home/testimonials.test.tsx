import { renderToStaticMarkup } from 'react-dom/server';
import type * as home from '@/lib/content/query/home';
import { Testimonials } from './testimonials';

let mockShown: home.Testimonial[];
jest.mock('../../lib/content/query/home', () => ({
  ...jest.requireActual('../../lib/content/query/home'),
  get testimonials() {
    return mockShown;
  },
}));
const { testimonials: own } = jest.requireActual<typeof home>('../../lib/content/query/home');

test('testimonials have a heading; without any nothing is rendered', () => {
  mockShown = own;
  expect(renderToStaticMarkup(<Testimonials />)).toMatch(/<h2/);
  mockShown = [];
  expect(renderToStaticMarkup(<Testimonials />)).toBe('');
});
