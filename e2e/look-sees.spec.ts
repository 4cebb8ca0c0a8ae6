import { expect, test } from '@playwright/test';
import { addStyle } from './add-style';
import { compare } from './look/compare';
import { describeDifference } from './look/describe';
import { open, shoot } from './look/shoot';
import { views } from './look/views';

// What look.spec.ts has to notice, and what it must not: each is done to a page and undone again.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const noticed = {
  'another colour of a section': 'section.bg-sand { background: #fffaf2 }',
  'another colour of a button': 'section.bg-sand .bg-coral { background: #b3331f }',
  'a picture that is missing': 'article:nth-of-type(2) img { visibility: hidden }',
  '24 px more above the content of one section':
    'section.bg-sand { padding-top: calc(4rem + 24px) }',
  '24 px more at the left of one section': 'section.bg-sand > * { padding-left: 3.25rem }',
  'Arial for the headings': 'h1, h2, h3 { font-family: Arial, sans-serif }',
  'a block that is missing': 'article:nth-of-type(3) { visibility: hidden }',
  'two blocks that have changed places': 'article:nth-of-type(1) { order: 1 }',
};

const unnoticed = {
  'letters drawn otherwise':
    'html { -webkit-font-smoothing: auto; text-rendering: geometricPrecision }',
  'letters half a pixel aside': 'h1, h2, h3, p, li { translate: .5px .3px }',
  'a little more between the words': 'p, h1, h2, h3 { word-spacing: 0.01em }',
};

for (const view of views) {
  test(`the look tells what counts at ${view.width} px`, async ({ page }) => {
    test.setTimeout(240_000);
    const before = await open(page, '/blogs', view);
    const differences = async () => {
      const look = await shoot(page, view);
      return describeDifference(await compare(before.small, look.small, view), look);
    };
    for (const [name, content] of Object.entries({ ...noticed, ...unnoticed })) {
      const undo = await addStyle(page, content.replaceAll(' }', ' !important }'));
      const found = await differences();
      await undo();
      if (name in noticed) expect.soft(found, name).not.toEqual([]);
      else expect.soft(found, name).toEqual([]);
    }
    await page
      .locator('main p:visible')
      .first()
      .evaluate((text) => {
        text.textContent =
          'A word, and another one; a whole line, even two lines, and it goes on. '.repeat(4);
      });
    expect(await differences(), 'other words').toEqual([]);
    await page
      .locator('main section')
      .last()
      .evaluate((section) => {
        section.after(section.cloneNode(true));
      });
    expect(await differences(), 'a new section').not.toEqual([]);
  });
}
