// Where the browser blocks site data, the mere name localStorage throws, even behind typeof. The client
// of the mail service looks for it as it loads, and would not load. There, the name stands for nothing.
try {
  Reflect.get(globalThis, 'localStorage');
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}
