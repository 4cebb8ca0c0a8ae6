import { expect, test } from '@playwright/test';
import { compare } from './look/compare';
import { describeDifference } from './look/describe';
import { writePictures } from './look/report';
import { open } from './look/shoot';
import { accept, findForgotten, forget, readAccepted } from './look/store';
import { views } from './look/views';
import { shapedRoutes } from './site';

// Each page looks as the pictures in e2e/look/pictures/ say; `npm run look` accepts a new look.
// docs/decisions/2026-11-21-visual-regression.md tells what counts as different.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const routes = [...shapedRoutes, '/nowhere'];

for (const route of routes) {
  test(`${route} looks as it did`, async ({ page }, testInfo) => {
    test.setTimeout(120_000);
    const found: string[] = [];
    for (const view of views) {
      const expected = await readAccepted(route, view);
      const look = await open(page, route, view);
      const difference = expected && (await compare(expected, look.small, view));
      const words = difference
        ? describeDifference(difference, look)
        : ['there is no picture of it yet'];
      if (words.length === 0) continue;
      if (isAccepting()) {
        await accept(route, view, look.small);
        continue;
      }
      found.push(...words.map((line) => `${route} at ${view.width} px: ${line}`));
      await writePictures(testInfo, view, { expected, actual: look.small, ...difference });
    }
    expect(found, `Pictures: ${testInfo.outputDir}. To accept them: npm run look`).toEqual([]);
  });
}

test('there is no picture of a page that is gone', async () => {
  const forgotten = (await Promise.all(views.map((view) => findForgotten(routes, view)))).flat();
  if (isAccepting()) await forget(forgotten);
  else expect(forgotten, 'To remove them: npm run look').toEqual([]);
});

/** `npm run look`: pages that look otherwise get a new picture, the others keep theirs. */
function isAccepting(): boolean {
  return ['all', 'changed'].includes(test.info().config.updateSnapshots);
}
