/** Shows the rows of the chosen kind of gap; the table keeps its height to avoid layout shifts. */
export function filterGaps(root: HTMLElement): void {
  const buttons = [...root.querySelectorAll<HTMLElement>('[data-filter]')];
  const rows = [...root.querySelectorAll<HTMLElement>('[data-gap]')];
  root.dataset.ready = '';
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const wanted = button.dataset.filter;
      root.style.minHeight = wanted === 'all' ? '' : `${root.offsetHeight}px`;
      for (const other of buttons) other.setAttribute('aria-pressed', String(other === button));
      for (const row of rows) row.hidden = wanted !== 'all' && row.dataset.gap !== wanted;
    });
  }
}
