/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { changeChoice } from '@/components/storage/choice-store';
import { Toast } from '@/components/toast/toast';
import { startToast } from '@/components/toast/toast.island';
import { labels } from '@/lib/content/query/content';
import { itemsOfType, routeOf } from '@/lib/content/query/items';
import { need } from '@/test/need';
import { showIsland } from '@/test/show-island';
import { SaveButton, SavedLink } from './save-button';
import { startSaveButton } from './save-button.island';
import { startSavedLink } from './saved-link.island';

// e2e/saved.spec.ts tests the button in a browser that stores the list.
test('when the browser refuses to store choice or list, a toast says so, and links have the list', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const item = need(itemsOfType('package').at(0));
  const page = [<SaveButton key={1} item={item} />, <SavedLink key={2} />, <Toast key={3} />];
  const link = showIsland('saved-link', startSavedLink, page).querySelector('a');
  const button = document.querySelector('button[data-route]') as HTMLElement;
  startSaveButton(button);
  startToast(document.querySelector('[data-island=toast]') as HTMLElement);
  const isHidden = (text: string) => screen.getByText(text).closest('[hidden]') !== null;
  changeChoice({ hotelClass: 'Grand' });
  expect([labels.toast.notStored, labels.toast.openList].map(isHidden)).toEqual([false, true]);
  fireEvent.click(button);
  expect(link?.href).toBe(`http://localhost/saved?items=${routeOf(item).slice(1)}`);
  const toast = screen.getByRole<HTMLAnchorElement>('link', { name: labels.toast.openList });
  expect(toast.href).toBe(link?.href);
});
