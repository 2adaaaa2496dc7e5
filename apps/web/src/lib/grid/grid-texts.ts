/** Texts beside a grid. */
export const gridTexts = {
  layout: 'Layout',
  layouts: { cards: 'Cards', table: 'Table' },
  columns: 'Columns',
  resetColumns: 'Reset columns',
  density: 'Density',
  densities: { compact: 'Compact', comfortable: 'Comfortable', touch: 'Large' },
  rowsFailed: 'Some rows could not be loaded.',
} as const;
