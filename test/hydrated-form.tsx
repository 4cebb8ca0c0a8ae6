import { makeStore } from '@/components/storage/storage';
import { useStored } from '@/components/storage/use-stored';

const store = makeStore('day', (text) => text, String);
export const update = store.set;

/** A form with an alert that a store outside React changes. */
export function Form() {
  const text = useStored(store);
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
