/** Row -1 is the header. */
export interface GridPlace {
  row: number;
  column: number;
}

export interface GridSize {
  total: number;
  columns: number;
  /** 0 with a checkbox column, else 1. */
  firstColumn: number;
  /** Rows per screen. */
  page: number;
}

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** Target of a key in the ARIA grid pattern; null for other keys. */
export function stepInGrid(at: GridPlace, pressed: Pressed, size: GridSize): GridPlace | null {
  const { row, column } = at;
  const { key } = pressed;
  const toEdge = pressed.ctrlKey || pressed.metaKey;
  const rowAt = (next: number) => ({ row: Math.min(size.total - 1, Math.max(-1, next)), column });
  const columnAt = (next: number) => ({
    row,
    column: Math.min(size.columns - 1, Math.max(size.firstColumn, next)),
  });
  switch (key) {
    case 'ArrowDown':
      return rowAt(row + 1);
    case 'ArrowUp':
      return rowAt(row - 1);
    case 'ArrowRight':
      return columnAt(column + 1);
    case 'ArrowLeft':
      return columnAt(column - 1);
    case 'PageDown':
      return rowAt(row + size.page);
    case 'PageUp':
      return rowAt(Math.max(0, row - size.page));
    case 'Home':
      return toEdge ? { row: 0, column: size.firstColumn } : columnAt(size.firstColumn);
    case 'End':
      return toEdge ? { row: size.total - 1, column: size.columns - 1 } : columnAt(size.columns - 1);
    default:
      return null;
  }
}
