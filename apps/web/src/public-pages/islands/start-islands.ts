/** A part of a page that moves: where it is, and the code that moves it. */
export interface Island {
  /** The value of `data-island` on its element. */
  name: string;
  load: () => Promise<(root: HTMLElement) => void>;
  /** Loaded after `preloadDelay`, so that it is there before a reader comes to it. */
  isPreloaded?: boolean;
}

/** Milliseconds after which an island that is preloaded starts. */
export const preloadDelay = 2000;

const touches = ['pointerenter', 'touchstart', 'focusin'];

/** Each island starts once: when it is seen, touched or, where it is preloaded, after two seconds. */
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
    // Without its code an island stays what it was: complete, and still.
    load().then((move) => move(root), console.warn);
  };
  const sight = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) start();
  });
  sight.observe(root);
  for (const touch of touches) root.addEventListener(touch, start, { passive: true });
  if (isPreloaded) setTimeout(start, preloadDelay);
}
