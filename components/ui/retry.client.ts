/** How long to wait before asking again for what has not come, in ms. */
export const retryMs = 5_000;
