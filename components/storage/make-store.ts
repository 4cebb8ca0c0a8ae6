import { readStored, type StoredName, storeText, subscribeToStored } from './storage';

/** A value that the browser stores for all tabs and later visits. */
export type Store<Value> = ReturnType<typeof makeStore<Value>>;

/**
 * @param parse makes the value from the stored text, which visitors can edit; null if nothing is stored
 * @param format makes the text to store; if it is empty, islands with `stored:` don't start (island.tsx)
 */
export function makeStore<Value>(
  name: StoredName,
  parse: (text: string | null) => Value,
  format: (value: Value) => string = JSON.stringify,
) {
  return {
    name,
    parse,
    read: () => parse(readStored(name)),
    set: (value: Value) => storeText(name, format(value)),
    /** Calls back when the value may have changed. @returns a function that unsubscribes */
    subscribe: (listener: () => void) => subscribeToStored(name, listener),
  };
}
