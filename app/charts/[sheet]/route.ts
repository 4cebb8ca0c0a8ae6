import { drawSheet, hours, type SheetName, sheetAddress, sheets } from '@/lib/map/sheet';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Every sheet at every hour, by the name of its file. */
const files = new Map(
  (Object.keys(sheets) as SheetName[]).flatMap((name) =>
    hours.map(
      (hour) => [sheetAddress(name, hour).replace('/charts/', ''), { name, hour }] as const,
    ),
  ),
);

export function generateStaticParams() {
  return [...files.keys()].map((sheet) => ({ sheet }));
}

/** The coast, as charts on several pages show parts of it. */
export async function GET(_: Request, { params }: { params: Promise<{ sheet: string }> }) {
  const { sheet } = await params;
  const { name = 'far', hour } = files.get(sheet) ?? {};
  return new Response(drawSheet(name, hour), { headers: { 'content-type': 'image/svg+xml' } });
}
