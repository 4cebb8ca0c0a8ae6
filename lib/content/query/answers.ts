import type { Question } from '@/content/schema/question';
import { describeOpening } from '@/lib/dates/opening-words';
import { routes } from '@/lib/routes';
import { asSentence } from '@/lib/text/sentence';
import { timeOnBoard } from './cruise';
import { itemsBySlug, routeOf } from './items';
import { openingHoursBySlug } from './opening';
import { advice } from './planning';
import { labels } from './site';
import { cancellationSteps, type TermName, terms } from './terms';

/** A part of an answer: a text, and the page with the data that it is made of. */
export type AnswerText = {
  text: string;
  more?: { label: string; href: string };
  /** Whether it is a term that the company has not confirmed. */
  example?: boolean | undefined;
};

/** An answer of more terms than these gives them in short. */
const manyTerms = 2;

/**
 * Puts the answer to a question together: its own paragraphs, then terms, ferry routes, opening days and
 * advice, each from the content that the rest of the site shows.
 */
export function answerTo(question: Question): AnswerText[] {
  const { answer = [], terms: names = [], ferryRoutes = [], openings = [] } = question;
  return [
    ...answer.map((text) => ({ text })),
    ...names.flatMap((name) => termParts(name, names.length > manyTerms)),
    ...itemsBySlug('ferryRoute', ferryRoutes).map((ferryRoute) => ({
      text: `${timeOnBoard(ferryRoute).value}.`,
      more: { label: ferryRoute.name, href: routeOf(ferryRoute) },
    })),
    ...openingHoursBySlug(openings).map((opening) => ({
      text: describeOpening(opening, labels.opening).map(asSentence).join(' '),
      more: { label: opening.name, href: `${routes.opening}#${opening.slug}` },
    })),
    ...advice
      .filter(({ id }) => question.advice?.includes(id))
      .map(({ id, heading, short }) => ({
        text: short,
        more: { label: heading, href: `${routes.before}#${id}` },
      })),
  ];
}

/**
 * A term in full, a part for each paragraph and one for its steps; where an answer has many, in short with
 * the link to the whole of it.
 */
function termParts(name: TermName, short: boolean): AnswerText[] {
  const { heading, text, example, ...term } = terms[name];
  const more = { label: heading, href: `${routes.prices}#${name}` };
  if (short) return [{ text: `${term.short}.`, more, example }];
  const parts: AnswerText[] = text.map((one) => ({ text: one, example }));
  if (name !== 'cancellation') return parts;
  const steps = cancellationSteps();
  const told = steps.map(({ when, keep }) => `${when}: ${keep}.`).join(' ');
  return [...parts, { text: told, example }];
}

/** The whole answer as one text, for search engines. */
export function answerText(question: Question): string {
  return answerTo(question)
    .map(({ text, more }) => (more ? `${more.label}: ${text}` : text))
    .join(' ');
}
