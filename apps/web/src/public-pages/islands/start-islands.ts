/** Interactive part of a page: its location and its code. */
export interface Island {
  /** Value of `data-island` on its element. */
  name: string;
  load: () => Promise<(root: HTMLElement) => void>;
  /** Loaded after `preloadDelay`, before a reader reaches it. */
  isPreloaded?: boolean;
}

/** Milliseconds before a preloaded island starts. */
export const preloadDelay = 2000;

const touches = ['pointerenter', 'touchstart', 'focusin'];

/** Starts each island once: when it is visible, touched or, if preloaded, after two seconds. */
export function startIslands(islands: readonly Island[], page: Document = document): void {
  for (const island of islands) {
    for (const root of page.querySelectorAll<HTMLElement>(`[data-island="${island.name}"]`)) {
      awaitReader(root, island);
    }
  }
}

function awaitReader(root: HTMLElement, { load, isPreloaded }: Island): void {
  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    sight.disconnect();
    for (const touch of touches) root.removeEventListener(touch, start);
    // Without its code, an island stays static but complete.
    load().then((move) => move(root), console.warn);
  };
  const sight = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) start();
  });
  sight.observe(root);
  for (const touch of touches) root.addEventListener(touch, start, { passive: true });
  if (isPreloaded) setTimeout(start, preloadDelay);
}
