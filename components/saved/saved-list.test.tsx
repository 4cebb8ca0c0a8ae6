/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import SavedPage from '@/app/saved/page';
import { pages } from '@/lib/content/query/site';

test('a list whose data do not load says so, and names no item as gone', async () => {
  Object.assign(window, { fetch: () => Promise.reject(new Error('offline')) });
  localStorage.setItem('kept', '["/packages/reef-week"]');
  render(<SavedPage />);
  await screen.findByText(pages.saved.list.failed);
  expect(document.querySelector('[data-save]')).toBeNull();
});
