import { useSyncExternalStore } from 'react';
import type { Store } from './create-store';
import { readStored } from './storage';

/** The value of a store, for components. On the server and while React hydrates, nothing is stored. */
export function useStored<Value>({ name, parse, subscribe }: Store<Value>): Value {
  const readText = () => readStored(name);
  return parse(useSyncExternalStore(subscribe, readText, () => null));
}
