import { requireValidContent } from './check-content';

// `npm run content`.
await requireValidContent();
