// A door without the schemas: browsers load this one.
export { noPage } from '@/content/no-page';
