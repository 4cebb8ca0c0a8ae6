import { makeSavableItems } from '@/lib/data-files/make-savable';

export const dynamic = 'force-static';

export const GET = () => Response.json(makeSavableItems());
