import { openWhereStopped } from './open-where-stopped.client';
import { isFurther, isReadUntil, type Progress } from './reading';
import { readReading, saveProgress } from './reading-store';
import { putUnreadFirst } from './unread-first.client';

/** How long something must be in view before it counts as seen, in ms: who looks for something else is faster. */
const seenMs = 2000;

/** The middle of the window: what is read lies there. */
const middle = { rootMargin: '-25% 0%' };

/**
 * Marks the cards of read posts. On the page of a post, also offers an unread one next, opens the post where
 * it was left, and notes how far it is read.
 * @param offer shows the link to where the post was left, when its page must not move
 */
export function startReading(offer: (href: string) => void) {
  showMarks();
  // Also what another tab has noted, or another page while this one was kept whole for Back.
  addEventListener('storage', showMarks);
  addEventListener('pageshow', showMarks);
  const story = document.querySelector<HTMLElement>('[data-story]');
  if (!story) return;
  putUnreadFirst(isRead);
  const slug = story.dataset.story ?? '';
  const progress = readReading().get(slug);
  if (progress === 'read') return;
  const parts = [...story.querySelectorAll<HTMLElement>(':scope > section')];
  const stopped = parts[progress ?? 0];
  if (progress && stopped) void openWhereStopped(stopped, offer);
  follow(slug, parts, progress ? progress + 1 : 0);
}

function showMarks() {
  for (const card of document.querySelectorAll<HTMLElement>('[data-post]')) {
    const mark = card.querySelector<HTMLElement>('[data-read]');
    if (mark) mark.hidden = !isRead(card);
  }
}

function isRead({ dataset }: HTMLElement): boolean {
  return readReading().get(dataset.post ?? '') === 'read';
}

/**
 * Notes how far a post is read, as its parts come into view.
 * @param before how many parts were read on earlier visits
 */
function follow(slug: string, parts: readonly HTMLElement[], before: number) {
  const seen = new Set(parts.slice(0, before).keys());
  const note = (progress: Progress) => {
    if (isFurther(progress, readReading().get(slug))) saveProgress(slug, progress);
  };
  for (const [number, part] of parts.entries()) {
    whenSeen(part, middle, () => {
      seen.add(number);
      if (isReadUntil(number, seen)) note(number);
    });
  }
  const end = [...(parts.at(-1)?.querySelectorAll('p') ?? [])].at(-1);
  if (!end) return;
  whenSeen(end, { threshold: 0.5 }, () => {
    if (isReadUntil(parts.length - 1, seen)) note('read');
  });
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
