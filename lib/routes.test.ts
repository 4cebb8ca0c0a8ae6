import { allRoutes } from './routes';

test('lists fixed pages, services and posts, without what is hidden', () => {
  const all = allRoutes({
    services: [{ slug: 'carrental' }, { slug: 'gone', hidden: true }],
    activityPages: [{ slug: 'kayaking' }],
    posts: [{ slug: 'a-post' }, { slug: 'a-draft', hidden: true }],
  });
  expect(all).toEqual(expect.arrayContaining(['/', '/packages', '/carrental', '/kayaking']));
  expect(all).toContain('/blogs/a-post');
  expect(all).not.toContain('/gone');
  expect(all).not.toContain('/blogs/a-draft');
});
