import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import type { HTMLElement } from 'node-html-parser';
import {
  cruiseRoute,
  detailsAddress,
  packageRoute,
  placeRoute,
  sightRoute,
  waterRoute,
} from '@/lib/routes';
import { read } from './read';
import { content } from './site';

// What the site says must be there for those who run no scripts, search engines among them.
test.use({ javaScriptEnabled: false });

const labels = content.labels;

/** Every text must be in the page's main part, whether or not a disclosure is open. */
async function expectTexts(page: Page, texts: readonly string[]) {
  const found = squeeze((await page.locator('main').textContent()) ?? '');
  expect(texts.filter((text) => !found.includes(squeeze(text)))).toEqual([]);
}

/** The dialog that a card opens has a file of its own. */
async function expectDetails(
  request: APIRequestContext,
  route: string,
  texts: readonly string[],
): Promise<HTMLElement> {
  const details = await read(request, detailsAddress(route));
  const found = squeeze(details.textContent);
  expect(
    texts.filter((text) => !found.includes(squeeze(text))),
    route,
  ).toEqual([]);
  return details;
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ');

test('the counts of the specification hold', () => {
  const counts = Object.fromEntries(
    Object.entries(content).flatMap(([name, list]) =>
      Array.isArray(list) ? [[name, list.length]] : [],
    ),
  );
  expect(counts).toEqual({
    familyPackages: 4,
    honeymoonPackages: 4,
    themedPackages: 9,
    topPlaces: 7,
    offbeatPlaces: 3,
    schedules: 6,
    operators: 6,
    ferryRoutes: 6,
    waterSports: 6,
    beaches: 6,
    attractions: 8,
    harbours: expect.any(Number),
    pictureHosts: expect.any(Number),
    authors: expect.any(Number),
    posts: expect.any(Number),
    services: 5,
    activityPages: 8,
    heroSlides: 4,
    airlines: 7,
    counters: 4,
    testimonials: 3,
  });
  expect(content.posts.length).toBeGreaterThanOrEqual(6);
});

for (const route of ['/', '/packages']) {
  test(`${route} shows every package with its length, prices and details`, async ({ page }) => {
    await page.goto(route);
    for (const heading of ['HoneyMoon Packages', 'Family Packages', 'Flagship Packages']) {
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    }
    for (const item of [...content.familyPackages, ...content.honeymoonPackages]) {
      const card = page.locator(`#${item.slug}`);
      await expect(card.getByRole('heading', { level: 3 })).toHaveText(item.duration);
      await expect(card.getByText(item.discountedCost).filter({ visible: true })).toHaveCount(1);
      await expect(card.locator('s').filter({ visible: true })).toHaveText(item.totalCost);
      await expect(card.getByText('Last updated 3 mins ago')).toBeVisible();
      await expect(card.getByRole('link', { name: /^Package Details/ })).toHaveAttribute(
        'href',
        `/packages/${item.slug}`,
      );
    }
    for (const item of content.themedPackages) {
      const card = page.locator(`#${item.slug}`);
      await expect(card.getByRole('heading', { level: 3 })).toHaveText(item.name);
      await expect(
        card.getByText(`Total : ${item.duration}`).filter({ visible: true }),
      ).toHaveCount(1);
      const call = card.getByRole('link', { name: 'On Request' });
      await expect(call).toContainText('₹');
      await expect(call).toHaveAttribute('href', 'tel:+913192000001');
    }
  });
}

test('the details of every package hold all that it comes with', async ({ request }) => {
  const { familyPackages, honeymoonPackages, themedPackages } = content;
  for (const item of [...familyPackages, ...honeymoonPackages, ...themedPackages]) {
    const details = await expectDetails(request, packageRoute(item), [
      ...('introduction' in item ? [item.introduction] : []),
      ...item.overview,
      ...item.inclusions,
      ...item.exclusions,
    ]);
    expect(details.querySelectorAll('h4').map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Inclusion',
      'Exclusion',
    ]);
    const enquire = details
      .querySelectorAll('a')
      .find(({ textContent }) => textContent.startsWith('Enquire Now'));
    expect(enquire?.getAttribute('href')).toMatch(/^\/contact\?about=[^&]+$/);
    expect(enquire?.getAttribute('target')).toBe('_blank');
  }
});

test('/topplaces shows every place, and its details its story and activities', async ({
  page,
  request,
}) => {
  await page.goto('/topplaces');
  for (const heading of ['Top Places To Visit', 'Offbeat Places To Visit']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  const places = [...content.topPlaces, ...content.offbeatPlaces];
  for (const place of places) {
    await expect(page.getByRole('heading', { level: 3, name: place.name })).toBeVisible();
  }
  await expectTexts(
    page,
    places.flatMap(({ title, description }) => [title, description]),
  );
  for (const place of places) {
    const { history, closing, activities } = place;
    await expectDetails(request, placeRoute(place), [
      ...history,
      closing,
      ...activities.flatMap(({ name, description }) => [name, description]),
    ]);
  }
});

test('a place without activities has no list of them and no empty heading', async ({
  page,
  request,
}) => {
  await page.goto('/topplaces');
  const places = [...content.topPlaces, ...content.offbeatPlaces];
  const quiet = places.filter(({ activities }) => activities.length === 0);
  expect(quiet.length).toBeGreaterThan(0);
  for (const place of quiet) {
    const details = await read(request, detailsAddress(placeRoute(place)));
    await expect(page.locator(`#${place.slug} li`)).toHaveCount(0);
    expect(details.textContent).not.toContain(labels.thingsToDo);
    expect(details.querySelectorAll('li')).toHaveLength(0);
    const headings = details.querySelectorAll('h2, h3, h4, h5');
    expect(headings.filter(({ textContent }) => textContent.trim() === '')).toEqual([]);
  }
  await expect(page.locator('h1:empty, h2:empty, h3:empty, h4:empty, h5:empty')).toHaveCount(0);
});

test('/topplaces shows what guests said, and marks examples as such', async ({ page }) => {
  await page.goto('/topplaces');
  await expect(page.getByText('HEAR FROM THE TOURISTS EXPERIENCES')).toBeVisible();
  const examples = content.testimonials.filter(({ example }) => example);
  await expect(page.getByText(labels.exampleReview)).toHaveCount(examples.length);
  await expectTexts(
    page,
    content.testimonials.map(({ text }) => text),
  );
});

test('/watersports shows every sport and beach', async ({ page, request }) => {
  await page.goto('/watersports');
  const items = [...content.waterSports, ...content.beaches];
  for (const heading of ['Trending Activities', 'Popular Beaches']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  await expectTexts(page, [
    ...content.waterSports.map(({ heading }) => heading),
    ...items.flatMap(({ name, shortDescription }) => [name, shortDescription]),
  ]);
  for (const item of items) await expectDetails(request, waterRoute(item), item.description);
  await expect(page.getByText('Last updated 3 mins ago')).toHaveCount(12);
});

test('/sightseeing shows every attraction', async ({ page, request }) => {
  await page.goto('/sightseeing');
  await expect(page.getByRole('heading', { name: 'HotSpots' })).toBeVisible();
  await expectTexts(
    page,
    content.attractions.flatMap(({ name, heading, shortDescription }) => [
      name,
      heading,
      shortDescription,
    ]),
  );
  for (const item of content.attractions) {
    await expectDetails(request, sightRoute(item), item.description);
  }
});

test('/cruise shows every operator and route, and its details the schedule link or the word that there is none', async ({
  page,
  request,
}) => {
  await page.goto('/cruise');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Islands');
  const items = [...content.operators, ...content.ferryRoutes];
  await expectTexts(
    page,
    items.flatMap(({ name, title, description }) => [name, title, description]),
  );
  for (const item of items) {
    const details = await expectDetails(request, cruiseRoute(item), item.details);
    const link = content.schedules.find(({ id }) => id === item.schedule);
    expect(details.querySelectorAll(`a[href="${link?.href}"]`)).toHaveLength(link ? 1 : 0);
    const word = 'No schedule link found for this activity';
    expect(details.textContent.includes(word)).toBe(!link);
  }
  expect(items.some(({ schedule }) => schedule === undefined)).toBe(true);
});

test('/flights names the seven airlines and carries its form', async ({ page }) => {
  await page.goto('/flights');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover Your New Adventure');
  await expect(page.getByText('Checkout The Best & Affordable Flight Tickets Below')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Checkout Packages' })).toHaveAttribute(
    'href',
    '/packages',
  );
  await expect(page.getByRole('heading', { name: 'Flight Details Form' })).toBeVisible();
  await expectTexts(
    page,
    content.airlines.map(({ name }) => name),
  );
});

test('the home page shows its slides, tiles, ferries and final numbers', async ({ page }) => {
  await page.goto('/');
  await expectTexts(page, [
    ...content.heroSlides.flatMap(({ heading, paragraph }) => [heading, paragraph]),
    ...content.operators.map(({ name }) => name),
    ...content.ferryRoutes.map(({ name }) => name),
    ...['25+', '970+', '10000+', '50+', 'Awards', 'Tours', 'Travellers', 'Team Members'],
  ]);
  await expect(page.getByRole('link', { name: 'Checkout Activities' })).toHaveCount(4);
  for (const [tile, href] of [
    ['Packages', '/packages'],
    ['Ferry', '/cruise'],
    ['Places', '/topplaces'],
    ['Flights', '/flights'],
  ] as const) {
    await expect(
      page
        .locator('section[aria-labelledby="introduction"]')
        .getByRole('link', { name: new RegExp(`^${tile} `) }),
    ).toHaveAttribute('href', href);
  }
});

test('/contact shows e-mail, both phones and the address', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('h2', { hasText: 'Contact Us' })).toBeVisible();
  const { email, phones, address } = content.company;
  await expectTexts(page, [email, ...phones, ...address]);
});

for (const post of content.posts) {
  test(`the post ${post.slug} is all there`, async ({ page }) => {
    await page.goto(`/blogs/${post.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
    const author = content.authors.find(({ id }) => id === post.author)?.name;
    await expect(page.getByText(`written by ${author} on `)).toBeVisible();
    const texts = post.sections.flatMap(({ heading, paragraphs }) => [
      ...(heading ? [heading] : []),
      ...paragraphs,
    ]);
    await expectTexts(page, texts);
    expect(texts.join(' ').split(/\s+/).length).toBeGreaterThan(500);
    for (const other of content.posts) {
      await expect(page.getByRole('link', { name: other.title, exact: true })).toBeVisible();
    }
  });
}

for (const service of [...content.services, ...content.activityPages]) {
  test(`/${service.slug} has its breadcrumb, heading and paragraph`, async ({ page }) => {
    await page.goto(`/${service.slug}`);
    await expect(page.getByRole('navigation', { name: labels.breadcrumb })).toContainText(
      /Quick Links.*\/.*/,
    );
    await expect(page.getByRole('navigation', { name: labels.breadcrumb })).toContainText(
      service.name,
    );
    await expect(page.getByRole('heading', { name: service.heading })).toBeVisible();
    await expect(page.getByText(service.paragraph)).toBeVisible();
  });
}
