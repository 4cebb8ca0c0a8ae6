import { useSyncExternalStore } from 'react';
import { readStored, type Store } from './storage';

/** The value of a store, as a hook. At build time and during hydration, nothing is stored. */
export function useStored<Value>({ name, parse, subscribe }: Store<Value>): Value {
  const readText = () => readStored(name);
  return parse(useSyncExternalStore(subscribe, readText, () => null));
}
