import { createHash } from 'node:crypto';
import { Phone } from 'lucide';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { siX } from 'simple-icons';
import { Icon, iconFile } from './icon';
import { drawIcons } from './icons';
import { InlineIcon } from './inline-icon';

test('an icon is hidden from screen readers, unless it has a label', () => {
  const decorative = renderToStaticMarkup(<Icon name="phone" />);
  expect(decorative).toContain(`<use href="${iconFile}#phone">`);
  expect(decorative).toContain('aria-hidden="true"');
  const labelled = renderToStaticMarkup(<Icon name="phone" label="Call" />);
  expect(labelled).toContain('role="img" aria-label="Call"');
  expect(labelled).not.toContain('aria-hidden');
});

test('an inline icon has its shape with it', () => {
  const [[, { d }]] = Phone as [[string, { d: string }]];
  const written = renderToStaticMarkup(<InlineIcon name="phone" className="size-5" />);
  expect(written).toContain(
    `<g stroke-linecap="round" stroke-linejoin="round"><path d="${d}"></path></g></svg>`,
  );
});

test('the file has icons as lines, and logos filled', () => {
  const [[, { d }]] = Phone as [[string, { d: string }]];
  const file = parse(drawIcons());
  expect(file.querySelector('#phone')?.outerHTML).toBe(
    `<g id="phone" stroke-linecap="round" stroke-linejoin="round"><path d="${d}"></path></g>`,
  );
  expect(file.querySelector('#x')?.outerHTML).toBe(
    `<path id="x" d="${siX.path}" fill="currentColor" stroke="none"></path>`,
  );
});

test('the address of the file changes with what is in it', () => {
  const hash = createHash('sha256').update(drawIcons()).digest('hex').slice(0, 6);
  expect(iconFile).toBe(`/icons.svg?${hash}`);
});
