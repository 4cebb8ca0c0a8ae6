// The heading of the page for addresses that do not exist. It has its own file because the browser
// needs it, too, when a page breaks there.
export const noPage = 'NoPage';
