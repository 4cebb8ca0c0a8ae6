import { prepareContent } from './prepare-content';

// `npm run check:content`.
await prepareContent();
