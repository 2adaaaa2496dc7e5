import { countKeywords } from './count-keywords.ts';

export interface ExportProgress {
  done: number;
  /** Null until the server has responded. */
  total: number | null;
}

const share = ({ done, total }: ExportProgress) => (total ? Math.floor((100 * done) / total) : 0);

export const exportTexts = {
  export: 'Export CSV',
  running: (progress: ExportProgress) => `Exporting ${share(progress)}%`,
  cancel: (progress: ExportProgress) => `Exporting ${share(progress)}%: cancel the export`,
  exported: (count: number, fileName: string) => `Exported ${countKeywords(count)} to ${fileName}`,
  failed: 'Failed to export keywords',
  notReached: 'Could not reach the server. Check the connection and try again.',
  broken: 'The file is incomplete. Please try again.',
} as const;
