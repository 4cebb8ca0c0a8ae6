/**
 * The first step of `npm run build`: prepares everything that `next build` reads, step by step in one
 * process. Each step prints a line; a fault ends the process with exit code 1.
 */
await import('./settings');
await import('./content');
await import('./fonts');
await import('./photographs/index');

export {};
