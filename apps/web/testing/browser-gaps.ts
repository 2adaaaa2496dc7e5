// Browser features that Mantine needs and the tests' DOM lacks. Set once: the files of a worker share a
// window.
const computeStyle = window.getComputedStyle;
window.getComputedStyle = (element) => computeStyle(element);
window.HTMLElement.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};
window.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => false,
});
// No test uses the network; the typed client has its own fake server.
globalThis.fetch = async () => new Response(null, { status: 404 });
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Object.defineProperty(document, 'fonts', { value: new EventTarget() });
