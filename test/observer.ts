type Entry = { isIntersecting: boolean; target: Element };
type Tell = (entries: Entry[], observer: Observer) => void;

/** Takes the place of the only IntersectionObserver of a page. jsdom has none. */
export const observer = {
  /** The elements that it watches. */
  watched: [] as Element[],
  /** Brings an element near the viewport. */
  comeNear: (_: Element) => {},

  /** Gives a new page its observer. */
  start() {
    observer.watched = [];
    Object.assign(window, { IntersectionObserver: Observer });
  },
};

class Observer {
  constructor(tell: Tell) {
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
