// The heading of the page that is shown where there is none. It stands in a file of its own
// because the browser needs it, too, when a page breaks there.
export const noPage = 'NoPage';
