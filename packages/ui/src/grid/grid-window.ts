/**
 * Browsers lose precision beyond 16 million pixels; above this, one scrollbar pixel represents more
 * than one pixel of rows.
 */
const maxCanvasHeight = 10_000_000;
const rowsAround = 6;
/** Maximum rows in the page. */
const maxRows = 60;

export interface GridFrame {
  total: number;
  rowHeight: number;
  /** Height of the visible area. */
  viewHeight: number;
}

export interface GridWindow {
  /** First and last drawn row. */
  first: number;
  last: number;
  /** First and last visible row. */
  top: number;
  bottom: number;
  /** Pixels subtracted from each row's position, to offset the scaled scrollbar. */
  shift: number;
  canvasHeight: number;
}

/** Visible rows, computed from the scrollbar alone because all rows have one height. */
export function gridWindow(frame: GridFrame, scrollTop: number): GridWindow {
  const { total, rowHeight, viewHeight } = frame;
  const shown = scrollTop * scaleOf(frame);
  const end = total - 1;
  const top = Math.min(end, Math.max(0, Math.floor(shown / rowHeight)));
  const bottom = Math.min(end, Math.max(top, Math.ceil((shown + viewHeight) / rowHeight) - 1));
  const first = Math.max(0, top - rowsAround);
  const last = Math.min(end, bottom + rowsAround, first + maxRows - 1);
  return { first, last, top, bottom, shift: shown - scrollTop, canvasHeight: canvasOf(frame) };
}

/** Scroll position that makes a row visible; unchanged if it is visible already. */
export function scrollTopFor(frame: GridFrame, scrollTop: number, row: number): number {
  const { rowHeight, viewHeight } = frame;
  const scale = scaleOf(frame);
  const shown = scrollTop * scale;
  const start = row * rowHeight;
  if (start < shown) return start / scale;
  const end = start + rowHeight;
  return end > shown + viewHeight ? (end - viewHeight) / scale : scrollTop;
}

const canvasOf = ({ total, rowHeight }: GridFrame) => Math.min(total * rowHeight, maxCanvasHeight);

function scaleOf(frame: GridFrame): number {
  const travel = canvasOf(frame) - frame.viewHeight;
  return travel <= 0 ? 1 : (frame.total * frame.rowHeight - frame.viewHeight) / travel;
}
