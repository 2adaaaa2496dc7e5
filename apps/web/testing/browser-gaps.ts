// Browser features that Mantine needs and the tests' DOM lacks. Set once: the files of a worker share a
// window.
// No style sheet is loaded, so an element's own style is its computed one, apart from the inherited visibility. The DOM's
// own function reads all ancestors at each call, an eighth of the time of these tests.
window.getComputedStyle = (element) => {
  const { style } = element as HTMLElement;
  if (style.visibility) return style;
  const visibility = inheritedVisibility(element.parentElement);
  return new Proxy(style, {
    get: (own, name) => {
      if (name === 'visibility') return visibility;
      const value = Reflect.get(own, name);
      return typeof value === 'function' ? value.bind(own) : value;
    },
  });
};

function inheritedVisibility(element: HTMLElement | null): string {
  if (!element) return 'visible';
  return element.style.visibility || inheritedVisibility(element.parentElement);
}
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
