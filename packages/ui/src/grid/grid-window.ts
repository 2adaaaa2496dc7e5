/** Browsers lose exactness beyond some 16 million pixels; above this, a pixel of the scrollbar stands for more than one. */
const maxCanvasHeight = 10_000_000;
const rowsAround = 6;
/** What the page holds at most. */
const maxRows = 60;

export interface GridFrame {
  total: number;
  rowHeight: number;
  /** Height of the part in which rows are seen. */
  viewHeight: number;
}

export interface GridWindow {
  /** First and last row that are drawn. */
  first: number;
  last: number;
  /** First and last row that can be seen. */
  top: number;
  bottom: number;
  /** Taken off the place of each row: what the scrollbar runs ahead. */
  shift: number;
  canvasHeight: number;
}

/** Rows have one height, so the ones in view follow from the scrollbar alone, whatever the length of the list. */
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

/** Where the scrollbar has to be for a row to be seen; the place it has when the row is seen already. */
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
