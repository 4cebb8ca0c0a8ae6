import type { Exported } from './exported';

/** The running host. `port` speaks http, as behind a proxy; `secure` is server.conf as it is shipped. */
export type Site = {
  port: number;
  folder: string;
  files: Exported[];
  /** Whether the host has its module for .br copies. */
  brotli: boolean;
  /** Undefined without openssl, which makes the certificate. */
  secure: { httpPort: number; httpsPort: number; certificate: Buffer } | undefined;
};

export type Test = { name: string; run(site: Site): Promise<void> };

/** Thrown by a test that does not apply, with the reason in plain words. */
export class Skipped extends Error {}
