/**
 * What the mail service takes, in bytes of all names and values together. It says so itself: 413
 * "Variables size limit, max 50Kb".
 */
export const maxVariables = 50 * 1024;

/**
 * What is read of a body at most, in bytes. More than `maxVariables`, since JSON may write one
 * character in six bytes (\u0000) and form data puts some hundred bytes around each value.
 */
export const maxBody = 8 * maxVariables;

/** The names under which the service's client sends its own data; the rest is the visitor's. */
export const libraryNames = [
  'lib_version',
  'user_id',
  'service_id',
  'template_id',
  'accessToken',
] as const;

/**
 * Makes a limiter that lets `burst` requests through at once and then one each second. The mail
 * service has one a second with no burst (https://www.emailjs.com/docs/rest-api/send-form/); here
 * a developer and a row of browser tests may be quicker. There is one count for all, since all
 * requests come from this computer.
 * @param burst requests that may come at once, at least 1
 * @param now the time in ms
 * @returns a function that counts a request and says whether it may pass
 */
export function createLimiter(burst: number, now: () => number): () => boolean {
  let left = burst;
  let counted = now();

  return () => {
    const time = now();
    // A clock that was set back gives nothing and takes nothing.
    left = Math.min(burst, left + Math.max(0, time - counted) / 1000);
    counted = time;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
