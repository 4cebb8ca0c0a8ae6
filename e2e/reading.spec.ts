import { expect, test } from '@playwright/test';
import { labels } from '@/lib/content/query/all-content';
import { posts, routeOf } from '@/lib/content/query/items';
import { routes } from '@/lib/routes/routes';
import { open } from './page';
import { phoneSize } from './site';

const [newest, second] = posts;
if (!newest || !second) throw new Error('e2e/content/ lacks posts');

test.use({ viewport: phoneSize });

test('a post that was read is marked in the list, and offers an unread one', async ({ page }) => {
  await open(page, routeOf(newest));
  const next = page.getByRole('region', { name: labels.posts.readNext });
  await next.scrollIntoViewIfNeeded();
  await expect(next.getByRole('heading', { level: 3 })).toHaveText(second.title);
  const readStored = () => page.evaluate(() => localStorage.getItem('finished-posts'));
  await expect.poll(readStored).toContain(routeOf(newest));
  await open(page, routes.posts);
  const mark = page.getByText(labels.posts.alreadyRead, { exact: true }).filter({ visible: true });
  await expect(mark).toHaveCount(1);
  const card = page.getByRole('main').getByRole('article').filter({ hasText: newest.title });
  await expect(card).toContainText(labels.posts.alreadyRead);
});
