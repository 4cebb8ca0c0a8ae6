// The heading of the page for unknown addresses.
export { noPage } from '@/content/no-page';
