import { announcePlan } from '../messages.ts';
import { swipeStep, wrapSlide } from './carousel-steps.ts';

/** Maximum width for swipes; wider screens have the arrows beside the heading. */
const swipeScreen = '(max-width: 640px)';
const keySteps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Carousel with one slide at a time, moved by buttons, arrow keys and swipes; hidden slides are inert. */
export function moveCarousel(root: HTMLElement): void {
  const track = root.querySelector<HTMLElement>('.carousel-track');
  if (!track) return;
  const slides = [...track.querySelectorAll<HTMLElement>('.slide')];
  const view = root.querySelector('.carousel-view');
  let current = 0;

  const show = (index: number) => {
    current = index;
    track.style.setProperty('--slide', String(index));
    for (const [position, slide] of slides.entries()) slide.inert = position !== index;
    setText(root, '.carousel-count', `${index + 1} / ${slides.length}`);
  };
  const turn = (step: number) => {
    if (step === 0) return;
    show(wrapSlide(current, step, slides.length));
    const name = slides[current]?.getAttribute('aria-label') ?? '';
    setText(root, '.carousel-said', announcePlan(current + 1, slides.length, name));
  };

  view?.scrollTo({ left: 0 });
  root.dataset.ready = '';
  show(0);
  for (const button of root.querySelectorAll<HTMLElement>('[data-step]')) {
    button.addEventListener('click', () => turn(Number(button.dataset.step)));
  }
  root.addEventListener('keydown', (event) => {
    const step = keySteps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    turn(step);
  });
  watchSwipes(track, turn);
}

function watchSwipes(track: HTMLElement, turn: (step: number) => void): void {
  let start: Touch | undefined;
  track.addEventListener(
    'touchstart',
    ({ touches }) => {
      // A second finger is a pinch, not a swipe.
      start = touches.length === 1 ? touches[0] : undefined;
    },
    { passive: true },
  );
  track.addEventListener('touchend', ({ changedTouches }) => {
    const end = changedTouches[0];
    if (start && end && matchMedia(swipeScreen).matches) {
      turn(swipeStep(end.clientX - start.clientX, end.clientY - start.clientY));
    }
    start = undefined;
  });
}

function setText(root: HTMLElement, selector: string, text: string): void {
  const element = root.querySelector(selector);
  if (element) element.textContent = text;
}
