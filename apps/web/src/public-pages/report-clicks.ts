/**
 * Reports clicks on a public page's buttons and section links to the server. It sends the link's location
 * and target, without a cookie, and nothing if the browser asks not to be tracked.
 */
export function reportClicks(page: Document = document): void {
  if (page.querySelector<HTMLMetaElement>('meta[name="events"]')?.content !== 'on') return;
  page.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin) return;
    const isButton = link.classList.contains('button');
    if (!isButton && !link.hash) return;
    const event = {
      name: isButton ? 'call_to_action' : 'navigation',
      path: location.pathname,
      target: `${link.pathname}${link.hash}`,
    };
    navigator.sendBeacon('/events', new Blob([JSON.stringify(event)], { type: 'application/json' }));
  });
}
