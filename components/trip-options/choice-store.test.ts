/** @jest-environment jsdom */

import { conditions } from '@/client/islands';
import { saveChoice } from './choice-store';

// jsdom does not tell how the page was opened.
jest.mock('../dialog/dialogs.island', () => ({}));

test('an island waits for a choice also after the only one was taken back', () => {
  const isMet = () => conditions.choice?.(document.body);
  saveChoice({ extras: [{ slug: 'cake' }] });
  expect(isMet()).toBe(true);
  saveChoice({ extras: [] });
  expect(isMet()).toBe(false);
});
