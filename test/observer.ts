type Entry = { isIntersecting: boolean; target: Element };
type Tell = (entries: Entry[], observer: Observer) => void;

/** Replaces the only IntersectionObserver of a page, because jsdom has none. */
export const observer = {
  /** The observed elements. */
  watched: [] as Element[],
  options: undefined as IntersectionObserverInit | undefined,
  /** Reports that an element is near the viewport. */
  comeNear: (_: Element) => {},

  /** Installs the observer for a new page. */
  start() {
    observer.watched = [];
    Object.assign(window, { IntersectionObserver: Observer });
  },
};

class Observer {
  constructor(tell: Tell, options?: IntersectionObserverInit) {
    observer.options = options;
    observer.comeNear = (target) => tell([{ isIntersecting: true, target }], this);
  }
  observe(element: Element) {
    observer.watched.push(element);
  }
  disconnect() {}
  unobserve(element: Element) {
    observer.watched = observer.watched.filter((other) => other !== element);
  }
}
