import { expect, test } from '@playwright/test';

// The site ships without pictures of other hosts, so the markup of components/ui/picture.tsx is put
// into a built page, whose styles decide what shows. The page's policy refuses markup from texts.
test.use({ javaScriptEnabled: false, bypassCSP: true });

const address = 'https://pictures.example/beach.svg';
const own = '<img src="/icon.svg" alt="A beach" width="1200" height="800">';
const remote = `<img src="${address}" alt="" width="1500" height="1000" referrerpolicy="no-referrer">`;
const layered = `<span class="picture-layers aspect-3/2 w-full object-cover">${own}${remote}</span>`;
const red =
  '<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="red"/></svg>';

for (const [what, answer, covers] of [
  ['does not answer', undefined, false],
  ['has the picture', { contentType: 'image/svg+xml', body: red }, true],
] as const) {
  test(`a host that ${what} ${covers ? 'covers' : 'shows'} the own picture`, async ({ page }) => {
    await page.route(address, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await page.goto('/about');
    const show = async (html: string) => {
      await page.evaluate(async (text) => {
        document.body.innerHTML = `<div id="box" style="width:375px">${text}</div>`;
        // A picture is done when it has loaded or failed.
        await Promise.all([...document.images].map((image) => image.decode().catch(() => null)));
      }, html);
      return page.locator('#box').screenshot();
    };
    const alone = await show(own.replace('<img', '<img class="aspect-3/2 w-full object-cover"'));
    const asked = page.waitForRequest(address);
    const together = await show(layered);
    expect((await asked).headers().referer).toBeUndefined();
    expect(together.equals(alone)).toBe(!covers);
  });
}
