// What Mantine asks of a browser and the DOM of the tests does not have. Filled once: the files of a worker share a window.
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
// No test reaches a network; the typed client brings its own server.
globalThis.fetch = async () => new Response(null, { status: 404 });
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
