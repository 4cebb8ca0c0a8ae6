import { renderToStaticMarkup } from 'react-dom/server';
import { labels } from '@/lib/content/query/site';
import { GuideRows } from './guide-rows';

test('an entry shows its steps by the hour, and that the terms it quotes are examples', () => {
  const entry = {
    id: 'late',
    heading: 'Late?',
    short: 'Call.',
    paragraphs: ['We wait.'],
    quotesTerms: true,
    checked: '2026-01-10',
    hours: [{ when: 'At once', text: 'Ask at the counter.' }],
  };
  const html = renderToStaticMarkup(<GuideRows entries={[entry]} usual="2026-01-10" />);
  expect(html).toMatch(/At once.*Ask at the counter\..*We wait\./);
  expect(html).toContain(labels.examples.tag);
});
