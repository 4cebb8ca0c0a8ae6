import { expect, type Page, test } from '@playwright/test';

// The site ships without pictures of other hosts: the markup of components/ui/picture.tsx is put
// into a built page, whose styles decide what shows, without scripts. Its policy knows no such host
// (lib/csp.test.ts has one that does).
test.use({ javaScriptEnabled: false, bypassCSP: true });

const host = 'https://pictures.example';
const drawing = '/images/beaches/corbyn-cove.svg';
const box = 'aspect-3/2 w-full object-cover';

const own = (layers: string) =>
  `<img class="${layers}" src="${drawing}" alt="A beach" width="1200" height="800">`;
const layered = (picture: string, wrapping = own('')) =>
  `<span class="picture-layers ${box}">${wrapping}<img src="${host}/${picture}" alt="" width="1500" height="1000" referrerpolicy="no-referrer"></span>`;

async function show(page: Page, html: string): Promise<Buffer> {
  await page.route(`${host}/**`, async (route) => {
    const name = new URL(route.request().url()).pathname;
    if (name === '/there.svg') {
      const body =
        '<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1000"><rect width="1500" height="1000" fill="#c83c28"/></svg>';
      return route.fulfill({ contentType: 'image/svg+xml', body });
    }
    if (name === '/page.jpg') return route.fulfill({ status: 404, body: '<p>Not found</p>' });
    return route.abort();
  });
  await page.goto('/about');
  await page.evaluate(async (text) => {
    document.body.innerHTML = `<div id="shown" style="width:375px">${text}</div>`;
    const images = [...document.images];
    // Both ends count as done: there, or failed.
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  }, html);
  return page.locator('#shown').screenshot();
}

for (const [what, name] of [
  ['does not answer', 'gone.jpg'],
  ['answers with a page', 'page.jpg'],
] as const) {
  test(`a host that ${what} leaves the drawing as it is`, async ({ page }) => {
    const alone = await show(page, own(box));
    expect(await show(page, layered(name))).toEqual(alone);
    const inPicture = `<picture class="contents"><source hidden>${own('')}</picture>`;
    expect(await show(page, layered(name, inPicture))).toEqual(alone);
  });
}

test('a picture that comes covers the drawing', async ({ page }) => {
  const alone = await show(page, own(box));
  const covered = await show(page, layered('there.svg'));
  expect(covered).not.toEqual(alone);
  const red = await show(page, `<div class="${box}" style="background:#c83c28"></div>`);
  expect(covered).toEqual(red);
});

test('one text is read, and the address of the page is not told', async ({ page }) => {
  const asked = page.waitForRequest(`${host}/there.svg`);
  await show(page, layered('there.svg'));
  await expect(page.getByRole('img')).toHaveCount(1);
  await expect(page.getByRole('img')).toHaveAccessibleName('A beach');
  expect((await asked).headers().referer).toBeUndefined();
});
