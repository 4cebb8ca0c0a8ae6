/** Returns what a test looks for in the test content (e2e/content), and fails the test if it is missing. */
export function need<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new Error('e2e/content lacks what this test needs');
  return found;
}
