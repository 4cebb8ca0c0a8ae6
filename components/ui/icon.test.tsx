import { Phone } from 'lucide';
import { renderToStaticMarkup } from 'react-dom/server';
import { siX } from 'simple-icons';
import { Icon } from './icon';

test('an icon is drawn in lines and hidden from screen readers, unless it has a label', () => {
  const [[, { d }]] = Phone as [[string, { d: string }]];
  const lines =
    'width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';
  expect(renderToStaticMarkup(<Icon icon={Phone} className="size-5" />)).toBe(
    `<svg ${lines} stroke-width="2" aria-hidden="true" class="size-5"><path d="${d}"></path></svg>`,
  );
  expect(renderToStaticMarkup(<Icon icon={Phone} label="Call" strokeWidth={1.5} />)).toBe(
    `<svg ${lines} stroke-width="1.5" role="img" aria-label="Call"><path d="${d}"></path></svg>`,
  );
});

test('a logo is filled', () => {
  expect(renderToStaticMarkup(<Icon icon={siX} />)).toBe(
    `<svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true"><path d="${siX.path}"></path></svg>`,
  );
});
