import { drawBaseMap } from '@/lib/map/base-map';

export const dynamic = 'force-static';

/** The coast, of which every map shows a part. */
export function GET() {
  return new Response(drawBaseMap(), { headers: { 'content-type': 'image/svg+xml' } });
}
