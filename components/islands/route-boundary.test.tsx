/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { RouteBoundary } from './route-boundary';

function Broken(): never {
  throw new Error('broken on purpose');
}

// React logs every caught error; here the errors are expected.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a page that works is shown as it is', () => {
  render(<RouteBoundary>A page</RouteBoundary>);
  expect(screen.queryByText('A page')).not.toBeNull();
});

test('a page that breaks says NoPage, as its only heading', () => {
  render(
    <RouteBoundary>
      <Broken />
    </RouteBoundary>,
  );
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['NoPage']);
});
