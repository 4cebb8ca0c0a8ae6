/** A request that is not taken: the status (4xx) and the line (ASCII) to answer with. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(text);
    this.status = status;
  }
}
