import type { MailSettings } from '@/lib/enquiry/mail';
import { type ExportState, findInExport } from './export';

const minute = (number: number) => new Date(Date.UTC(2026, 10, 21, 9, number));

const today: MailSettings = {
  publicKey: 'key',
  serviceId: 'service',
  templates: { flight: 'flight', contact: 'contact' },
  origin: 'https://api.emailjs.com',
};

/** An export that was built with today's settings, after the content was changed. */
function makeState(overrides: Partial<ExportState> = {}): ExportState {
  return {
    built: minute(3),
    record: { settings: { ...today }, begun: minute(2) },
    contentChanged: minute(1),
    ...overrides,
  };
}

const problems = (state: ExportState, settings: MailSettings | undefined = today) =>
  findInExport(state, settings).map(({ problem }) => problem);

test('an export of today is fine, and so is none', () => {
  expect(problems(makeState())).toEqual([]);
  expect(problems(makeState({ built: undefined, record: undefined }))).toEqual([]);
});

test('an export for the local inbox is listed, also while that is what is set', () => {
  const local = { ...today, publicKey: 'local-inbox', origin: 'self' };
  const state = makeState({ record: { settings: local, begun: minute(2) } });
  expect(problems(state)).toEqual([expect.stringContaining('local inbox')]);
  expect(problems(state, local)).toEqual([expect.stringContaining('local inbox')]);
});

test.each([
  ['none', undefined],
  ['another key', { ...today, publicKey: 'other' }],
  ['another template', { ...today, templates: { flight: 'flight', contact: 'other' } }],
])('an export with other settings is listed: %s', (_, settings) => {
  const state = makeState({ record: { settings, begun: minute(2) } });
  expect(problems(state)).toEqual([expect.stringContaining('other mail settings')]);
});

test('an export older than the content is listed', () => {
  expect(problems(makeState({ contentChanged: minute(4) }))).toEqual(['is older than the content']);
});

test('an export of unknown origin is listed: no build noted, or the last one failed half-way', () => {
  const unknown = ['is not from the last npm run build'];
  expect(problems(makeState({ record: undefined }))).toEqual(unknown);
  expect(problems(makeState({ record: { settings: today, begun: minute(4) } }))).toEqual(unknown);
});
