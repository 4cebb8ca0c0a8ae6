/**
 * The first step of `npm run build`: everything that `next build` reads, one after the other in one
 * process. Each prints a line; a fault ends it with exit code 1.
 */
await import('./settings');
await import('./content');
await import('./fonts');
await import('./photographs/index');

export {};
