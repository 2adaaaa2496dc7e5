import { AppError } from '@keydence/domain';

/** Stands where a use case is about to be written. */
export function stub(): never {
  throw new AppError('internal', 'Not built yet.');
}
