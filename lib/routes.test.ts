import { allRoutes } from './routes';

test('lists fixed pages, services, items and posts, without what is hidden', () => {
  const all = allRoutes({
    familyPackages: [{ slug: 'family' }],
    honeymoonPackages: [{ slug: 'honeymoon', hidden: true }],
    themedPackages: [{ slug: 'themed' }],
    topPlaces: [{ slug: 'ross' }],
    offbeatPlaces: [{ slug: 'far' }],
    waterSports: [{ slug: 'dive' }],
    beaches: [{ slug: 'cove' }],
    attractions: [{ slug: 'jail' }],
    operators: [{ slug: 'line' }],
    ferryRoutes: [{ slug: 'there' }],
    services: [{ slug: 'carrental' }, { slug: 'gone', hidden: true }],
    activityPages: [{ slug: 'kayaking' }],
    posts: [{ slug: 'a-post' }, { slug: 'a-draft', hidden: true }],
  });
  expect(all).toEqual(expect.arrayContaining(['/', '/packages', '/carrental', '/kayaking']));
  expect(all).toContain('/blogs/a-post');
  expect(all).toEqual(
    expect.arrayContaining([
      '/packages/family',
      '/packages/themed',
      '/topplaces/ross',
      '/topplaces/far',
      '/watersports/dive',
      '/watersports/cove',
      '/sightseeing/jail',
      '/cruise/line',
      '/cruise/there',
    ]),
  );
  expect(all).not.toContain('/packages/honeymoon');
  expect(all).not.toContain('/gone');
  expect(all).not.toContain('/blogs/a-draft');
});
