import { renderIcons } from '@/components/ui/icons';

export const dynamic = 'force-static';

/** The shapes of all icons, which pages refer to by name (components/ui/icon.tsx). */
export function GET() {
  return new Response(renderIcons(), { headers: { 'content-type': 'image/svg+xml' } });
}
