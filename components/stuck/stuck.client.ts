import { wordsOf } from '@/components/ui/words-of.client';
import { fillMessage } from './fill-message';

/** Shows the steps that belong to the answers, and writes these into the messages. */
export function enhanceStuck() {
  const root = document.querySelector<HTMLElement>('.stuck');
  if (!root) return;
  root.addEventListener('change', () => show(root));
  // The fields are empty after the event.
  root.addEventListener('reset', () => setTimeout(show, 0, root));
  show(root);
}

function show(root: HTMLElement) {
  const inputs = [...root.querySelectorAll<HTMLInputElement>('input:checked')];
  const chosen = new Map(inputs.map((input) => [input.name, input]));
  for (const step of root.querySelectorAll<HTMLElement>('[data-only]')) {
    const only: Record<string, string[]> = JSON.parse(step.dataset.only ?? '{}');
    step.hidden = Object.entries(only).some(([name, ids]) => {
      const answer = chosen.get(name);
      return answer !== undefined && !ids.includes(answer.value);
    });
  }
  const { blank } = wordsOf<{ blank: string }>(root);
  const said = Object.fromEntries(inputs.map(({ name, dataset }) => [name, dataset.spoken]));
  for (const place of root.querySelectorAll<HTMLElement>('[data-part=message]')) {
    const text = fillMessage(wordsOf<{ text: string }>(place).text, blank, said);
    place.textContent = text;
    const act = place.parentElement?.querySelector<HTMLElement>('[data-copy], [data-chat]');
    if (act?.dataset.copy) act.dataset.copy = text;
    if (act?.dataset.chat) act.dataset.chat = text;
  }
}
