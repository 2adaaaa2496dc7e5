import type { FileStore } from '@keydence/api';

/** A file store that lists its files, for backups. */
export interface ListedFileStore extends FileStore {
  /** Names of all files; AppError('unavailable') if the store does not respond. */
  list(): Promise<string[]>;
}
