import { partOf } from '@/components/ui/part-of.client';
import { wordsOf } from '@/components/ui/words-of.client';
import { chatHref, smsHref } from '@/lib/contact-links';
import { setParameter } from '@/lib/set-parameter';
import { fillMessage } from './fill-message';

/** Shows the steps that belong to the answers, and writes these into the messages. The address keeps them. */
export function enhanceStuck() {
  const root = document.querySelector<HTMLElement>('.stuck');
  const form = root?.querySelector('form');
  if (!root || !form) return;
  const choices = [...form.querySelectorAll('input')];
  const answer = () => {
    const answers = new FormData(form);
    const address = choices.reduce(
      (href, { name }) => setParameter(href, name, answers.get(name)?.toString()),
      location.href,
    );
    history.replaceState(history.state, '', address);
    showSteps(root);
    fillMessages(root);
  };
  form.addEventListener('change', answer);
  // The answers are taken back after the event.
  form.addEventListener('reset', () => setTimeout(answer, 0));
  // The visitor's own words.
  root.addEventListener('input', () => fillMessages(root));
  const asked = new URLSearchParams(location.search);
  for (const choice of choices) {
    if (asked.get(choice.name) === choice.value) choice.checked = true;
  }
  showSteps(root);
  fillMessages(root);
}

const answersOf = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLInputElement>('input:checked'),
];

/** Ids of answers, by question. */
type Asked = { [Question in 'where' | 'since' | 'flight']?: string[] };

const audienceOf = ({ dataset }: HTMLElement): Asked & { except?: Asked } =>
  JSON.parse(dataset.audience ?? '');

/** Steps and messages that are for everybody, and those of which each question is answered so; not exceptions. */
function showSteps(root: HTMLElement) {
  const answers = new Map(answersOf(root).map(({ name, value }) => [name, value]));
  const areSo = (asked: Asked) =>
    Object.entries(asked).every(([name, ids]) => ids.includes(answers.get(name) ?? ''));
  for (const step of root.querySelectorAll<HTMLElement>('[data-audience]')) {
    const { except, ...only } = audienceOf(step);
    step.hidden = !areSo(only) || (except !== undefined && areSo(except));
  }
}

/** A message that the visitor has changed keeps the visitor's words. */
function fillMessages(root: HTMLElement) {
  const { blank } = wordsOf<{ blank: string }>(root);
  const said = Object.fromEntries(
    answersOf(root).map((answer) => [answer.name, wordsOf<string>(answer)]),
  );
  for (const field of root.querySelectorAll<HTMLTextAreaElement>('[data-part=message]')) {
    field.defaultValue = fillMessage(wordsOf<{ text: string }>(field).text, blank, said);
    const within = field.parentElement;
    const copyButton = within?.querySelector<HTMLElement>('[data-copy]');
    const chat = within?.querySelector<HTMLAnchorElement>('[data-chat]');
    const sms = partOf<HTMLAnchorElement>(within, 'sms-link');
    if (copyButton) copyButton.dataset.copy = field.value;
    if (chat) {
      chat.dataset.chat = field.value;
      chat.href = chatHref(new URL(chat.href).pathname, field.value);
    }
    if (sms) sms.href = smsHref(field.value, new URL(sms.href).pathname);
  }
}
