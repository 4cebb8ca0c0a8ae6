import { expect, type Page, test } from '@playwright/test';
import { routeOf } from '@/lib/content/query/items';
import { getPosts } from '@/lib/content/query/posts';
import { labels } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { listAxeFaults, open } from './page';
import { phoneSize } from './site';

const [newest, second, oldest] = getPosts();
if (!newest || !second || !oldest) throw new Error('e2e/content/ lacks posts');

test.use({ viewport: phoneSize });

const card = (page: Page, { title }: { title: string }) =>
  page.getByRole('main').getByRole('article').filter({ hasText: title });
const mark = (page: Page, post: { title: string }) =>
  card(page, post).getByText(labels.alreadyRead, { exact: true });
const next = (page: Page) =>
  page.getByRole('region', { name: labels.nextPost }).getByRole('heading', { level: 3 });

test('a post that was read to its end is marked, and the next one offered is unread', async ({
  page,
}) => {
  await open(page, routeOf(newest));
  await next(page).scrollIntoViewIfNeeded();
  await expect(next(page)).toHaveText(second.title);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('read-posts')))
    .toContain(newest.slug);
  await open(page, routes.posts);
  await expect(mark(page, newest)).toBeVisible();
  await expect(mark(page, oldest)).toBeHidden();
  expect(await listAxeFaults(page)).toEqual([]);
  await open(page, routeOf(oldest));
  await page.mouse.wheel(0, 100);
  await next(page).scrollIntoViewIfNeeded();
  await expect(next(page)).toHaveText(second.title);
});

test('a post that was only opened is not marked', async ({ page }) => {
  await open(page, routeOf(oldest));
  await open(page, routes.posts);
  await expect(mark(page, oldest)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a post is whole, and leads to another one and back to its card', async ({ page }) => {
    await page.goto(routeOf(oldest));
    for (const { heading = '' } of oldest.sections) {
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    }
    await expect(next(page)).toHaveText(newest.title);
    await page.getByRole('navigation', { name: labels.breadcrumb }).getByRole('link').click();
    await expect(card(page, oldest).getByRole('img')).toBeInViewport();
    await expect(mark(page, oldest)).toBeHidden();
  });
});
