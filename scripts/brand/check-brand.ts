import { readFileSync } from 'node:fs';
import type { ContentIssue } from '@/lib/content/report/issue';
import { readContent } from '../read-content';
import { checkColours } from './check-colours';
import { checkLogo } from './check-logo';

/** What is wrong in the logo and the palette, which are no content but are edited, too. */
export async function checkLook(): Promise<ContentIssue[]> {
  const files = await Promise.all(['lib/logo.ts', 'tailwind.config.ts'].map(readContent));
  const unreadable = files.flatMap(({ issue }) => issue ?? []);
  if (unreadable.length > 0) return unreadable;
  const { logo } = await import('@/lib/logo');
  const { default: tailwind, dark } = await import('@/tailwind.config');
  const palettes = [tailwind.theme.extend.colors, dark.surfaces, dark.drawn];
  const source = readFileSync('tailwind.config.ts', 'utf8');
  return [await checkLogo(logo), checkColours(source, ...palettes)].flatMap((issue) => issue ?? []);
}
