import type { WebDriver } from 'selenium-webdriver';

/** What the runner asks of a browser. */
export type Browser = {
  name: string;
  /** In words, what of it is not installed and which packages bring it; undefined when all is there. */
  missing(): string | undefined;
  /** Starts it with an empty profile. */
  start(options: { scripts: boolean }): Promise<Session>;
};

export type Session = {
  driver: WebDriver;
  /** Ends the browser and everything that was started for it. */
  stop(): Promise<void>;
};
