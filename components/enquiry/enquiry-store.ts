import { type EnquiryEvent, type EnquiryState, initialState, reduce } from '@/lib/enquiry/state';

/** What is told of the enquiry of one form. It outlives the React root, which may have to start again. */
export type EnquiryStore = {
  get(): EnquiryState;
  dispatch(event: EnquiryEvent): void;
  /** @returns a function that ends it */
  subscribe(listener: () => void): () => void;
};

export function makeEnquiryStore(): EnquiryStore {
  let state = initialState;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    dispatch(event) {
      state = reduce(state, event);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
