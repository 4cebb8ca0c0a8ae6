import { buildDetails } from './build';

/** A step of `npm run build` and `npm run dev`, after the photographs: the dialogs of all items. */
console.log(`Details: ${await buildDetails('public')} dialogs written.`);
