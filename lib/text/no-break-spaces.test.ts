import { changeSpaces, withNoBreakSpaces } from './no-break-spaces';

/** Shows no-break spaces as ~. */
const withTildes = (text: string) => text.replaceAll('\u00a0', '~');

test.each([
  ['2 nights Neil, 1 night Port Blair', '2~nights Neil, 1~night Port Blair'],
  // Other characters stay as they are.
  ['Number 7 for Radhanagar, 3 & 4, 7 Havelock', 'Number 7~for Radhanagar, 3 & 4, 7 Havelock'],
  ['Call +91 3192 000 001, or 112, 30 days.', 'Call +91 3192 000 001, or 112, 30~days.'],
  ['Open 9 am to noon and 1.30 pm to 4.45 pm', 'Open 9~am to noon and 1.30~pm to 4.45~pm'],
  ['Temperature, °C, at …', 'Temperature,~°C, at~…'],
])('expressions stay on one line: %s', (text, expected) => {
  expect(withTildes(withNoBreakSpaces(text))).toBe(expected);
  expect(changeSpaces('src', text)).toBe(text);
});
