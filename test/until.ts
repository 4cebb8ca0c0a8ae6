const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Waits until something is true, but at most a thousand turns of the event loop, however long they take. */
export async function until(isTrue: () => boolean): Promise<void> {
  for (let turns = 0; turns < 1000 && !isTrue(); turns += 1) await turn();
}

/** Waits for some turns of the event loop, during which something must not happen. */
export async function waitTurns(count: number): Promise<void> {
  for (let turns = 0; turns < count; turns += 1) await turn();
}
