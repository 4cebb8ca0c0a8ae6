/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { click, find, showDialogs } from '@/test/dialogs';
import { closeDialog, followLink, openDialog, startDialogHistory } from './dialog-history';
import { startDialogs } from './dialogs.island';
import { fetchDialog } from './fetch-dialog';

jest.mock('./dialog-history');
jest.mock('./fetch-dialog');
const fetch = jest.mocked(fetchDialog);

const card = () => find('main a');
const settle = () => new Promise((resolve) => setTimeout(resolve));
/** The island calls this when the visitor goes back or forward. */
let goBack: () => void;

beforeAll(() => {
  showDialogs();
  startDialogs(document.body);
  goBack = jest.mocked(startDialogHistory).mock.lastCall?.[0] as () => void;
});

beforeEach(() => {
  jest.clearAllMocks();
  fetch.mockResolvedValue(find('#item') as HTMLDialogElement);
});

test.each([
  ['a card', 'main [data-dialog]', {}, fetchDialog],
  ['another link of the page', '#plain', {}, undefined],
  ['a link in a menu', '#menu a', {}, followLink],
  ['a link in a menu with ⌘', '#menu a', { metaKey: true }, undefined],
  ['a link in a menu to a new tab', '#menu [target]', {}, undefined],
  ['a link in a menu to another site', '#menu [href^=https]', {}, undefined],
  ['a link of an item to a part of this page', '#item [href="#days"]', {}, followLink],
  ['a link of an item to another page', '#item [href="/b"]', {}, undefined],
  ['the button of a menu', 'summary + [popovertarget]', {}, openDialog],
  ['the button that closes it', '[popovertargetaction]', {}, closeDialog],
])('a click on %s', async (_, target, keys, expected) => {
  expect(click(find(target), keys)).toBe(expected === undefined);
  const actions = [fetchDialog, followLink, openDialog, closeDialog];
  const called = actions.filter((act) => jest.mocked(act as () => void).mock.calls.length > 0);
  expect(called).toEqual(expected ? [expected] : []);
});

test('a button in a menu leaves the focus to the menu, which the dialog hides', () => {
  click(find('summary + button'));
  expect(document.activeElement).toBe(find('summary'));
});

test('the second click of a double click does nothing, unless the first did nothing', () => {
  click(find('[popovertargetaction]'));
  expect(click(find('#plain'), { detail: 2 })).toBe(false);
  click(find('#plain'));
  expect(click(find('#plain'), { detail: 2 })).toBe(true);
});

test('Escape closes a dialog as all else does', () => {
  expect(fireEvent(find('#menu'), new Event('cancel', { cancelable: true }))).toBe(false);
  expect(closeDialog).toHaveBeenCalledWith(find('#menu'));
});

test('a card is busy until its dialog opens', async () => {
  click(card());
  expect(card().ariaBusy).toBe('true');
  await settle();
  expect(card().ariaBusy).toBeNull();
  expect(openDialog).toHaveBeenCalledWith(find('#item'));
});

// e2e/dialogs.spec.ts tests the backdrop, and a dialog that cannot be loaded.
test.each([
  ['another click', () => click(document.body)],
  ['Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
  ['Back', () => goBack()],
])('%s cancels a card that is busy', async (_, cancel) => {
  click(card());
  cancel();
  expect(card().ariaBusy).toBeNull();
  await settle();
  expect(openDialog).not.toHaveBeenCalled();
});
