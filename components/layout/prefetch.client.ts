import { shouldSaveData } from '@/components/ui/save-data.client';

/** How long a mouse must rest on a link, in ms, to count as intent; passing over it does not count. */
const hoverMs = 80;

/**
 * Fetches a page in advance when somebody is about to follow its link: touch, focus, or a mouse that
 * rests. Browsers that know speculation rules do it by themselves (scripts/postbuild/speculation-rules.ts).
 * Fetches nothing where data should be saved.
 */
export function prefetchOnIntent() {
  document.addEventListener('pointermove', noteMouse, { passive: true });
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  let hover: ReturnType<typeof setTimeout> | undefined;
  const onIntent = ({ type, target }: Event) => {
    clearTimeout(hover);
    const link = pageLinkOf(target);
    if (!link || shouldSaveData()) return;
    if (type === 'pointerover') hover = setTimeout(() => prefetch(link), hoverMs);
    else prefetch(link);
  };
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(intent, onIntent, { passive: true });
  }
}

/** Tells the rules that there is a mouse. */
function noteMouse({ pointerType }: PointerEvent) {
  document.documentElement.toggleAttribute('data-mouse', pointerType === 'mouse');
}

function prefetch({ pathname, search }: HTMLAnchorElement) {
  const href = pathname + search;
  if (document.head.querySelector(`link[rel=prefetch][href="${CSS.escape(href)}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
}

function pageLinkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const selector = 'a[href]:not([target], [download], [data-dialog])';
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(selector);
  // Files have a dot in their names.
  if (!link || link.origin !== location.origin || link.pathname.includes('.')) return undefined;
  return link.pathname === location.pathname ? undefined : link;
}
