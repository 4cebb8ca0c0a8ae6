import { prepareContent } from './prepare-content';

// `npm run content`.
await prepareContent();
