import { AppError } from '@keydence/domain';

const retryAfterSeconds = 2;

interface UploadLimits {
  /** Bytes that uploads may hold together. */
  bytes: number;
  /** Files that may be worked on at a time, once they are there. */
  files: number;
}

/** One upload: how its file is read, with what counts each piece of its body, and what is done with it. */
interface Upload<File, Result> {
  read: (count: (bytes: number) => void) => Promise<File>;
  store: (file: File) => Promise<Result>;
}

/** Runs one upload from its first byte to its answer; AppError('unavailable') while others hold all that there is. */
export type UploadGate = <File, Result>(upload: Upload<File, Result>) => Promise<Result>;

/**
 * Bounds what uploads hold in memory together, however many people send one at the same moment. What has come counts,
 * not who has begun: a body that comes slowly, or not at all, keeps nobody out.
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
