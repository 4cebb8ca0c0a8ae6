import { expect, test } from '@playwright/test';
import { EnquiryFormPage, words } from './enquiry-form';
import { ready } from './ready';
import { content } from './site';

const { familyPackages, honeymoonPackages, themedPackages, pages, labels, ferryRoutes, company } =
  content;
const family = familyPackages[0];
const honeymoon = honeymoonPackages[0];
const themed = themedPackages[3];
const ferry = ferryRoutes[0];

const items = [
  {
    route: '/packages',
    slug: family?.slug,
    about: `${pages.packages.family.heading}, ${family?.duration}`,
  },
  {
    route: '/packages',
    slug: honeymoon?.slug,
    about: `${pages.packages.honeymoon.heading}, ${honeymoon?.duration}`,
  },
  { route: '/packages', slug: themed?.slug, about: `${themed?.name} (${themed?.duration})` },
  { route: '/cruise', slug: ferry?.slug, about: ferry?.name ?? '' },
] as const;

for (const { route, slug, about } of items) {
  test(`Enquire Now on ${slug} names it in the message, and the page that led there`, async ({
    page,
  }) => {
    await page.goto(route);
    await ready(page);
    await page.locator(`#${slug} a[data-dialog]`).click();
    const dialog = page.locator(`#details-${slug}`);
    const opened = page.waitForEvent('popup');
    await dialog.getByRole('link', { name: labels.enquireNow }).click();
    const contact = new EnquiryFormPage(await opened, 'contact');
    await contact.show();
    const line = words.about.replace('{item}', about);
    await expect(contact.field('message')).toHaveValue(line);

    for (const [name, value] of Object.entries({
      name: 'Asha',
      email: 'asha@mail.example',
      phone: '+91 98765 43210',
      date: '2027-01-20',
    })) {
      await contact.field(name).fill(value);
    }
    await contact.answerOk();
    await contact.button.click();
    await contact.expectSent();
    const body = contact.requests[0]?.postDataBuffer()?.toString('utf8') ?? '';
    expect(body).toContain(line);
    expect(body).toContain(`reached from ${new URL(route, page.url()).href}`);
  });

  test(`chat and phone beside ${slug} name it`, async ({ page }) => {
    await page.goto(route);
    await ready(page);
    await page.locator(`#${slug} a[data-dialog]`).click();
    const dialog = page.locator(`#details-${slug}`);
    await expect(dialog).toBeVisible();
    const chat = dialog.getByRole('link', { name: labels.chatWithUs });
    await chat.focus();
    const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
    expect(text).toBe(`${labels.chatAbout.replace('{item}', about)}\n${page.url()}`);
    await expect(
      dialog.getByRole('link', {
        name: `${labels.callUs}, ${company.phones[0]} ${labels.on} ${about}`,
      }),
    ).toHaveAttribute('href', /^tel:/);
  });
}

test('the item goes before what is typed already, and is named once', async ({ page }) => {
  const form = await new EnquiryFormPage(page, 'contact').open();
  await form.field('message').fill('Two of us.');
  await page.goto('/contact?about=Neil+Island');
  await form.show();
  const line = words.about.replace('{item}', 'Neil Island');
  await expect(form.field('message')).toHaveValue(`${line}\n\nTwo of us.`);
  await form.field('name').fill('Asha');
  await page.reload();
  await form.show();
  await expect(form.field('message')).toHaveValue(`${line}\n\nTwo of us.`);
});

test('what stands in the address is text, short and in one line, or nothing', async ({ page }) => {
  const form = new EnquiryFormPage(page, 'contact');
  await page.goto(`/contact?${new URLSearchParams({ about: '<b>$& "Neil"\r\n & ₹' })}`);
  await form.show();
  await expect(form.field('message')).toHaveValue(
    words.about.replace('{item}', () => '<b>$& "Neil"  & ₹'),
  );
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`/contact?about=${'x'.repeat(121)}`);
  await form.show();
  await expect(form.field('message')).toHaveValue('');
});

test('the chat button of every page tells the page, also after a soft navigation', async ({
  page,
}) => {
  await page.goto('/packages');
  await ready(page);
  const chat = page
    .getByRole('complementary', { name: labels.reachUs })
    .getByRole('link', { name: labels.chatWithUs });
  const text = async () => {
    await chat.focus();
    return new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
  };
  expect(await text()).toBe(`${labels.chatGreeting}\n${page.url()}`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await page.mouse.click(1, 300);
  expect(await text()).toBe(`${labels.chatGreeting}\n${page.url()}`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('chat links open with the first words, and name the item on its page', async ({ page }) => {
    for (const { route, slug, about } of items) {
      await page.goto(`${route}/${slug}`);
      const links = await page
        .locator('a[data-chat]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      const texts = links.map((href) => new URL(href ?? '').searchParams.get('text'));
      expect(texts).toContain(labels.chatGreeting);
      expect(texts).toContain(labels.chatAbout.replace('{item}', about));
    }
  });
});
