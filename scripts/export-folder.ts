/** The folder into which `npm run build` exports: out/, or EXPORT_DIR (scripts/setup/build.mjs). */
export const exportFolder = process.env.EXPORT_DIR ?? 'out';
