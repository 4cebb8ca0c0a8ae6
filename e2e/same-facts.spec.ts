import { expect, test } from '@playwright/test';
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

// The dialog of an item and the page of its own say the same. Files, so no browser is opened for it.

const { labels } = content;
const packages = [
  ...content.familyPackages,
  ...content.honeymoonPackages,
  ...content.themedPackages,
];
const places = [...content.topPlaces, ...content.offbeatPlaces];
const sailings = [...content.operators, ...content.ferryRoutes];

/** The addresses of all items that have a dialog. */
const addresses = [
  ...packages.map(packageRoute),
  ...places.map(placeRoute),
  ...[...content.waterSports, ...content.beaches].map(waterRoute),
  ...content.attractions.map(sightRoute),
  ...sailings.map(cruiseRoute),
];

/** The parts of a page that its dialog leaves to it, by their headings. */
const onlyOnPages = [labels.dayByDay, labels.worthAsking, labels.share];

/** What opens a page and stands on the card that one opens the dialog from. */
const onCards = [...places, ...sailings].map(({ description }) => description);

/** Its details and the panel beside them, without what only pages have. */
function detailsOf(page: HTMLElement): HTMLElement[] {
  const [details, panel] = page.querySelectorAll('main article > div:not(:first-child) > *');
  if (!details || !panel) throw new Error('a page of an item has details and a panel beside them');
  for (const heading of [...details.querySelectorAll('h2'), ...panel.querySelectorAll('p')]) {
    if (onlyOnPages.includes(heading.textContent)) heading.parentNode?.remove();
  }
  return [details, panel];
}

/** The matter of the dialog and its foot, without the link to the page. */
function dialogParts(file: HTMLElement, address: string): HTMLElement[] {
  const dialog = file.querySelector(`dialog[data-address="${address}"]`);
  if (!dialog) throw new Error(`there is no dialog for ${address}`);
  for (const link of dialog.querySelectorAll(`a[href="${address}"]`)) link.parentNode?.remove();
  return dialog.querySelectorAll(':scope > div').slice(1);
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
const all = (parts: readonly HTMLElement[], selector: string) =>
  parts.flatMap((part) => part.querySelectorAll(selector));

/** Each paragraph, point, heading, figure with its label, price, address of a link and picture. */
function factsOf(parts: readonly HTMLElement[]): string[] {
  const kinds = 'p, li, h2, h3, h4, h5, dl > div';
  const texts = all(parts, kinds).filter((one) => !one.querySelector(kinds));
  return [...texts, ...all(parts, 'strong')]
    .map(({ textContent }) => squeeze(textContent))
    .concat(linksAndPicturesOf(parts));
}

const linksAndPicturesOf = (parts: readonly HTMLElement[]) => [
  ...all(parts, 'a[href]').map((link) => String(link.getAttribute('href'))),
  ...all(parts, 'img').map((img) => `${img.getAttribute('src')}: ${img.getAttribute('alt')}`),
];

/** The facts that are not in the other parts, where each must be the whole text of an element. */
function missing(facts: readonly string[], parts: readonly HTMLElement[]): string[] {
  const texts = all(parts, '*').map(({ textContent }) => squeeze(textContent));
  const found = new Set([...texts, ...linksAndPicturesOf(parts)]);
  return facts.filter((fact) => !found.has(fact));
}

for (const address of addresses) {
  test(`${address} and its dialog hold the same facts`, async ({ request }) => {
    const page = await read(request, address);
    const dialog = dialogParts(await read(request, detailsAddress(address)), address);
    expect(factsOf(dialog).length).toBeGreaterThan(5);
    const whole = page.querySelectorAll('main article');
    expect(missing(factsOf(dialog), whole), 'in the dialog only').toEqual([]);
    const lacking = missing(factsOf(detailsOf(page)), dialog);
    expect(
      lacking.filter((fact) => !onCards.includes(fact)),
      'not in the dialog',
    ).toEqual([]);
  });
}
