import { useSyncExternalStore } from 'react';
import { readStored, saveStored, subscribeToStored } from '@/components/storage/storage';

const subscribe = (listener: () => void) => subscribeToStored('day', listener);
export const update = (text: string) => saveStored('day', text);

/** A form with an alert that a store outside React changes. */
export function Form() {
  const text = useSyncExternalStore(
    subscribe,
    () => readStored('day'),
    () => null,
  );
  return (
    <form>
      <label>
        <span>Name</span>
        <input name="name" />
      </label>
      <select name="adults">
        <option>1</option>
        <option>2</option>
      </select>
      {['north', 'south'].map((coast) => (
        <input key={coast} type="radio" name="coast" value={coast} />
      ))}
      {text && <p role="alert">{text}</p>}
      <button type="button" name="send">
        Send
      </button>
    </form>
  );
}

/** Wraps an element, as translators and password managers do. */
export function wrap(element: Element) {
  const wrapper = document.createElement('div');
  element.replaceWith(wrapper);
  wrapper.append(element);
}
