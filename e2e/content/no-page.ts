export const noPage = 'NoPage';
