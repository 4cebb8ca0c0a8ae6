// Exports the text without the schemas, because browsers load this file.
export { noPage } from '@/content/no-page';
