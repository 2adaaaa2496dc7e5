import { createHash } from 'node:crypto';

/** A change that the server announces first and makes only after consent to exactly this change. */
export interface AnnouncedAction {
  name: string;
  /** Parsed by its schema, so that equal inputs have equal texts. */
  input: object;
}

/** Hash of an action and its input. */
export function computeActionHash({ name, input }: AnnouncedAction): Uint8Array {
  return createHash('sha256')
    .update(JSON.stringify([name, input]))
    .digest();
}
