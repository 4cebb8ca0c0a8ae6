/**
 * The file with all icons (app/icons.svg). The query is a hash of its content, because browsers cache the file for a
 * day; icon.test.tsx checks it.
 */
export const iconFile = '/icons.svg?0bd880';
