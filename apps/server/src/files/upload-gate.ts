import { AppError } from '@keydence/domain';

const retryAfterSeconds = 2;

/** Runs one upload from its first byte to its answer; AppError('unavailable') while as many as may run do. */
export type UploadGate = <T>(work: () => Promise<T>) => Promise<T>;

/** Bounds what uploads hold in memory together, however many people send one at the same moment. */
export function createUploadGate(uploadsAtOnce: number): UploadGate {
  let running = 0;
  return async (work) => {
    if (running >= uploadsAtOnce) {
      const message = 'Many files are being uploaded just now. Please try again.';
      throw new AppError('unavailable', message, { retryAfterSeconds });
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  };
}
