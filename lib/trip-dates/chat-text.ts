/**
 * A trip as a text for a chat: its name, a line for each day, and one link.
 * @param days the label of each day, such as Day 1 or Sun, 20 Dec, and its title
 * @param url the full address of its page
 */
export function chatText(
  { name, days }: { name: string; days: readonly { label: string; title: string }[] },
  url: string,
): string {
  return [name, '', ...days.map(({ label, title }) => `${label}: ${title}`), '', url].join('\n');
}
