import path from 'node:path';
import type { Env } from '../env.ts';
import type { ListedFileStore } from './listed-file-store.ts';
import { createLocalFileStore } from './local-file-store.ts';
import { createS3FileStore } from './s3-file-store.ts';

export function openFileStore(env: Pick<Env, 'STORAGE_URL' | 'DATA_DIR'>): ListedFileStore {
  return env.STORAGE_URL
    ? createS3FileStore(env.STORAGE_URL)
    : createLocalFileStore(path.join(env.DATA_DIR, 'files'));
}
