import { isDay, judgeDay } from '@/lib/arrival';
import { addDays, dayInIndia, formatWeekday } from '@/lib/days';
import { shareByChatHref } from '@/lib/enquiry/links';
import { type Finding, findThings, isDearer } from '@/lib/fit';
import { planText } from '@/lib/plan-text';
import { routes } from '@/lib/routes';
import { moonOf, sunOf } from '@/lib/sky';
import { countIn, fillIn } from '@/lib/text/fill-in';
import { type Trip, type Trips, tripsAddress } from '@/lib/trips';
import { readPlan } from './plan';

// Here, so that every page names one file of what is seldom used.
export { makeCalendar } from './calendar-file';

let request: Promise<Trips> | undefined;

/**
 * Shows a trip with its dates, in the form and, on the page of the trip, under each day.
 * @param value the chosen day as year-month-day; empty for none, or anything that an address may hold
 * @throws when the trips can't be fetched
 */
export async function show(form: HTMLFormElement, value: string) {
  const input = form.elements.namedItem('arrive') as HTMLInputElement;
  const isReal = isDay(value);
  if (isReal) input.value = value;
  clear(form);
  if (value === '') return;
  const data = await fetchTrips();
  // A later choice wins.
  if (isReal && input.value !== value) return;
  if (!isReal)
    return say(
      form,
      data.words.wrong.replace('{value}', () => value.slice(0, 30)),
    );
  const fault = pastOrFar(value, data.words);
  if (fault) return say(form, fault);
  markPrices(value, data);
  const trip = data.trips[form.dataset.trip ?? ''];
  if (!trip) return fillList(form, value, data);
  const findings = findThings(trip, value, data);
  say(form, sumUp(trip, value, findings, data.words));
  fillForm(form, value, findings);
  fillDays(form, trip, value, findings, data);
  writeChat();
}

/**
 * Marks the prices on a page without a form, which compares trips.
 * @param arrival year-month-day; anything else that an address may hold marks nothing
 * @throws when the trips can't be fetched
 */
export async function showPrices(arrival: string) {
  const data = await fetchTrips();
  if (isDay(arrival) && !pastOrFar(arrival, data.words)) markPrices(arrival, data);
}

/** Says at each price that does not hold on the trip's dates that it does not, and leads to the term. */
function markPrices(arrival: string, data: Trips) {
  for (const place of document.querySelectorAll<HTMLElement>('[data-sum]')) {
    place.querySelector('a')?.remove();
    const card = place.closest('.lift')?.querySelector<HTMLAnchorElement>('a[data-dialog]');
    const trip = data.trips[place.dataset.sum || (card?.pathname ?? '')];
    if (!trip || !isDearer(trip, arrival, data)) continue;
    const mark = document.createElement('a');
    mark.href = `${routes.prices}#season`;
    mark.className = 'relative z-10 block w-full font-medium underline underline-offset-4';
    mark.textContent = data.words.dearer;
    place.append(mark);
  }
}

/** The trips, fetched once; a failed request is made again the next time. */
async function fetchTrips(): Promise<Trips> {
  request ??= fetch(tripsAddress).then((answer) => {
    if (!answer.ok) throw new Error(`${tripsAddress}: ${answer.status}`);
    return answer.json();
  });
  try {
    return await request;
  } catch (error) {
    request = undefined;
    throw error;
  }
}

/** What is to be said of a day before any trip is looked at. */
function pastOrFar(arrival: string, words: Trips['words']): string | undefined {
  const fault = judgeDay(arrival, dayInIndia(new Date()));
  return fault && words[fault];
}

function sumUp(trip: Trip, arrival: string, findings: readonly Finding[], words: Trips['words']) {
  const last = addDays(arrival, trip.days.length - 1);
  const span = fillIn(words.span, {
    from: formatWeekday(arrival, 'long'),
    to: formatWeekday(last, 'long'),
  });
  const clashes = findings.filter(({ weight }) => weight === 'clash').length;
  const others = findings.length - clashes;
  const found = [
    ...(clashes > 0 ? [countIn(words.clashes, clashes)] : []),
    ...(others > 0 ? [countIn(words.facts, others)] : []),
  ];
  return [span, ...(found.length > 0 ? found : [words.fits]), words.unseen].join(' ');
}

/** On a list: what each of its trips would meet. */
function fillList(form: HTMLFormElement, arrival: string, data: Trips) {
  const { words } = data;
  fill(form, '[data-landing]', words.list.replace('{day}', formatWeekday(arrival, 'long')));
  for (const place of listPlaces()) {
    const trip = data.trips[place.dataset.fits ?? ''];
    const findings = trip ? findThings(trip, arrival, data) : [];
    const nothing: Finding = { weight: 'fact', text: `${words.fits} ${words.unseen}` };
    place.replaceChildren(...(findings.length > 0 ? findings : [nothing]).map(item));
  }
}

/** All that was found, as the sentence above the list counts it. The days on the page say theirs again. */
function fillForm(form: HTMLFormElement, arrival: string, findings: readonly Finding[]) {
  form.querySelector('[data-misfits]')?.replaceChildren(...findings.map(item));
  const whole = form.querySelector<HTMLAnchorElement>('[data-whole]');
  if (!whole) return;
  whole.hidden = false;
  whole.href = `${form.dataset.trip}?arrive=${arrival}`;
}

function fillDays(
  form: HTMLFormElement,
  trip: Trip,
  arrival: string,
  findings: readonly Finding[],
  { words, glow }: Trips,
) {
  for (const [index, row] of rowsOf(form).entries()) {
    const day = trip.days[index];
    if (!day) continue;
    const date = addDays(arrival, index);
    const { rise, set } = sunOf(date, day.at);
    const sun = words.sun.replace('{rise}', rise).replace('{set}', set);
    const moon = day.dark && glow.includes(Number(date.slice(5, 7))) ? moonLine(date, words) : [];
    fill(row, '[data-date]', formatWeekday(date, 'short'));
    fill(row, '[data-sky]', [sun, ...moon].join('. '));
    const own = findings.filter((one) => one.day === index + 1);
    row.querySelector('[data-misfits]')?.replaceChildren(...own.map(item));
  }
}

function moonLine(date: string, words: Trips['words']): string[] {
  const percent = moonOf(date);
  return [(percent <= 35 ? words.dark : words.bright).replace('{percent}', `${percent}`)];
}

/** Takes everything back that an earlier choice has shown. */
function clear(form: HTMLFormElement) {
  for (const part of ['[data-said]', '[data-landing]']) fill(form, part, '');
  form.querySelector('[data-misfits]')?.replaceChildren();
  const whole = form.querySelector<HTMLElement>('[data-whole]');
  if (whole) whole.hidden = true;
  for (const row of rowsOf(form)) {
    for (const part of ['[data-date]', '[data-sky]']) fill(row, part, '');
    row.querySelector('[data-misfits]')?.replaceChildren();
  }
  for (const place of listPlaces()) place.replaceChildren();
  for (const mark of document.querySelectorAll('[data-sum] a')) mark.remove();
  writeChat();
}

/** Writes the days as they are shown now into the link that sends them to a chat. */
function writeChat() {
  const link = document.querySelector<HTMLAnchorElement>('a[data-take=chat]');
  const plan = readPlan();
  if (!link || !plan) return;
  const days = plan.days.map(({ title }, index) => ({ label: plan.labels[index] ?? '', title }));
  link.href = shareByChatHref(planText(plan.name, days, plan.url));
}

/** The days of the trip on the page; none in a dialog. */
function rowsOf(form: HTMLFormElement): Element[] {
  return [...(form.closest('[data-days]')?.querySelectorAll('li[data-day]') ?? [])];
}

/** Where a list says what its trips would meet. */
function listPlaces(): NodeListOf<HTMLElement> {
  return document.querySelectorAll('[data-fits]');
}

function say(form: HTMLFormElement, text: string) {
  fill(form, '[data-said]', text);
}

function fill(part: Element, selector: string, text: string) {
  const found = part.querySelector(selector);
  if (found) found.textContent = text;
}

/** A line of what was found; what does not fit stands out from what is only good to know. */
function item({ weight, text }: Finding): HTMLLIElement {
  const element = document.createElement('li');
  if (weight !== 'fact') element.className = 'font-medium';
  element.textContent = text;
  return element;
}
