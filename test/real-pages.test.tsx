import { parse } from 'node-html-parser';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ItemPage, { generateStaticParams } from '@/app/[...path]/page';
import { routes } from '@/lib/routes/routes';
import { assertUsable } from '../scripts/build/assert-usable';

// The pages of the owner's content, which all other tests replace. What fails here would stop the build.
jest.mock('@/lib/content-files', () => {
  const { readFileSync }: typeof import('node:fs') = jest.requireActual('node:fs');
  const names = readFileSync('lib/content-files.ts', 'utf8').match(/(?<='@content\/)[^']+/g) ?? [];
  const files = names.map((name) => jest.requireActual(`../content/${name}`));
  return Object.defineProperty(Object.assign({}, ...files), '__esModule', { value: true });
});
// Photographs may not have been encoded yet.
jest.mock('@/lib/content/query/photograph');

const expectUsable = (page: ReactNode) => assertUsable(parse(renderToStaticMarkup(page)));

test.each(Object.values(routes))('the page %s renders, and all its elements work', (route) => {
  const { default: Page } = jest.requireActual(`@/app${route}/page`);
  expectUsable(<Page />);
});

test.each(generateStaticParams())('the page of an item renders: $path', async ({ path }) => {
  expectUsable(await ItemPage({ params: Promise.resolve({ path }) }));
});
