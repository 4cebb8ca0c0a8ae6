import { type DataFiles, type DataName, dataUrl } from '@/lib/data-files/data-files';
import { makeFormsData } from '@/lib/data-files/make-forms';
import { makeSavableItems } from '@/lib/data-files/make-savable';
import { makeSearchData } from '@/lib/data-files/make-search';
import { makeTariff } from '@/lib/data-files/make-tariff';

export const dynamic = 'force-static';

const makers: { [Name in DataName]: () => DataFiles[Name] } = {
  forms: makeFormsData,
  tariff: makeTariff,
  savable: makeSavableItems,
  search: makeSearchData,
};

/** The name of each data file, and what makes it. */
const files = new Map(
  Object.entries(makers).map(([name, make]) => {
    const url = dataUrl(name as DataName, process.env.BUILD_TIME);
    return [url.replace('/data/', ''), make];
  }),
);

export const generateStaticParams = () => [...files.keys()].map((file) => ({ file }));

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const make = files.get((await params).file);
  return make ? Response.json(make()) : new Response(null, { status: 404 });
}
