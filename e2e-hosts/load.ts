import autocannon from 'autocannon';
import type { Site } from './test';

/**
 * 200 visitors at once for some time, who ask for pages, data, scripts and pictures in turn.
 * Prints what was measured.
 * @param seconds how long
 * @returns what went wrong, in words; an empty list when every answer was 200
 */
export async function load({ port, files }: Site, seconds: number): Promise<string[]> {
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: 200,
    duration: seconds,
    requests: files.map(({ address }) => ({ path: address, headers })),
  });
  const { requests, latency, throughput } = result;
  console.log(
    `${result['2xx'].toLocaleString('en')} answers in ${result.duration} s over 200 connections: ` +
      `${Math.round(requests.average).toLocaleString('en')} a second, ` +
      `${Math.round(throughput.average / 1e6)} MB/s; ` +
      `half within ${latency.p50} ms, 99 of 100 within ${latency.p99} ms`,
  );
  const counts = {
    'connections failed': result.errors,
    'answers came too late': result.timeouts,
    'answers were no 2xx': result.non2xx,
  };
  const wrong = Object.entries(counts).filter(([, count]) => count > 0);
  const faults = wrong.map(([what, count]) => `${count} ${what}`);
  return result['2xx'] === 0 ? [...faults, 'no answer came'] : faults;
}
