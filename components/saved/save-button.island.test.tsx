/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { itemsOfType } from '@/lib/content/query/items';
import { viewOf } from '@/lib/item-types/views';
import { need } from '@/test/need';
import { showIsland } from '@/test/show-island';
import { SaveButton, SavedLink } from './save-button';
import { startSaveButton } from './save-button.island';
import { startSavedLink } from './saved-link.island';

// e2e/saved.spec.ts tests the button in a browser that stores the list.
test('when the browser refuses to store the list, the link in the header has it', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const view = viewOf(need(itemsOfType('package').at(0)));
  const page = [<SaveButton key={1} view={view} />, <SavedLink key={2} />];
  const link = showIsland('saved-link', startSavedLink, page).querySelector('a');
  const button = document.querySelector('button[data-route]') as HTMLElement;
  startSaveButton(button);
  fireEvent.click(button);
  expect(link?.href).toBe(`http://localhost/saved?items=${view.route.slice(1)}`);
});
