import { AppError } from '@keydence/domain';

const retryAfterSeconds = 2;

interface UploadLimits {
  /** Maximum bytes of all uploads together. */
  bytes: number;
  /** Maximum files processed in parallel, after reading. */
  files: number;
}

interface Upload<File, Result> {
  read: (count: (bytes: number) => void) => Promise<File>;
  store: (file: File) => Promise<Result>;
}

/**
 * Runs one upload from first byte to response; AppError('unavailable') while other uploads use the
 * limit.
 */
export type UploadGate = <File, Result>(upload: Upload<File, Result>) => Promise<Result>;

/**
 * Limits the memory of all uploads together, however many are sent in parallel. Only received bytes
 * count: a slow or stalled body blocks no other upload.
 */
export function createUploadGate(limits: UploadLimits): UploadGate {
  let held = 0;
  let working = 0;
  return async ({ read, store }) => {
    let own = 0;
    try {
      const file = await read((bytes) => {
        own += bytes;
        held += bytes;
        if (held > limits.bytes) throw busy();
      });
      if (working >= limits.files) throw busy();
      working += 1;
      try {
        return await store(file);
      } finally {
        working -= 1;
      }
    } finally {
      held -= own;
    }
  };
}

function busy(): AppError {
  const message = 'Many files are being uploaded just now. Please try again.';
  return new AppError('unavailable', message, { retryAfterSeconds });
}
