import { readFromBrowser, saveInBrowser } from '@/lib/browser-storage';
import { isFurther, isReadUntil, type Progress, parseReading } from './reading';
import { resumeReading } from './resume-reading.client';

/** How long something must be in view before it counts as seen, in ms: who looks for something else is faster. */
const seenMs = 2000;

/** The middle of the window: what is read lies there. */
const middleOfWindow = { rootMargin: '-25% 0%' };

/**
 * Marks the cards of read posts. On the page of a post, also opens it where it was left, and notes how far
 * it is read.
 * @param offer shows the link to where the post was left, when its page must not move
 */
export function startReading(offer: (href: string) => void) {
  showReadBadges();
  // Also what another tab has noted, or another page while this one was kept whole for Back.
  addEventListener('storage', showReadBadges);
  addEventListener('pageshow', showReadBadges);
  const story = document.querySelector('article.story');
  if (!story) return;
  const slug = story.id;
  const progress = readReading().get(slug);
  if (progress === 'read') return;
  const parts = [...story.querySelectorAll<HTMLElement>(':scope > section')];
  const stopped = parts[progress ?? 0];
  if (progress && stopped) void resumeReading(stopped, offer);
  saveProgressWhileReading(slug, parts, progress ? progress + 1 : 0);
}

const readReading = () => parseReading(readFromBrowser('reading'));

/** Where the browser refuses to store it, posts open at their top, and no card has a mark. */
function saveProgress(slug: string, progress: Progress) {
  const reading = readReading();
  if (!isFurther(progress, reading.get(slug))) return;
  saveInBrowser('reading', JSON.stringify([...reading.set(slug, progress)]));
}

function showReadBadges() {
  const reading = readReading();
  for (const mark of document.querySelectorAll<HTMLElement>('.post-read')) {
    const slug = mark.closest('article')?.querySelector('a')?.pathname.split('/').at(-1);
    mark.hidden = reading.get(slug ?? '') !== 'read';
  }
}

/**
 * Notes how far a post is read, as its parts come into view.
 * @param before how many parts were read on earlier visits
 */
function saveProgressWhileReading(slug: string, parts: readonly HTMLElement[], before: number) {
  const seen = new Set(parts.slice(0, before).keys());
  const note = (number: number, progress: Progress) => {
    if (isReadUntil(number, seen)) saveProgress(slug, progress);
  };
  for (const [number, part] of parts.entries()) {
    whenSeen(part, middleOfWindow, () => {
      seen.add(number);
      note(number, number);
    });
  }
  const end = [...(parts.at(-1)?.querySelectorAll('p') ?? [])].at(-1);
  if (end) whenSeen(end, { threshold: 0.5 }, () => note(parts.length - 1, 'read'));
}

/** Calls back whenever something has been in view for a while. */
function whenSeen(element: Element, view: IntersectionObserverInit, act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver((entries) => {
    clearTimeout(timer);
    if (entries.at(-1)?.isIntersecting) timer = setTimeout(act, seenMs);
  }, view);
  observer.observe(element);
}
