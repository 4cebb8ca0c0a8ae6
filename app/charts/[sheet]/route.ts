import { drawSheet, type SheetName, sheets } from '@/lib/map/sheet';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return Object.keys(sheets).map((name) => ({ sheet: `${name}.svg` }));
}

/** The coast, as charts on several pages show parts of it. */
export async function GET(_: Request, { params }: { params: Promise<{ sheet: string }> }) {
  const { sheet } = await params;
  const name = sheet.replace(/\.svg$/, '') as SheetName;
  return new Response(drawSheet(name), { headers: { 'content-type': 'image/svg+xml' } });
}
