import type { Services } from '../context.ts';
import { isPictureName, picturePath } from './create-picture-name.ts';

/**
 * Deletes the file of an address that is no longer in use. A failure only leaves a file over, so it is logged and does
 * not fail the change. Addresses on other servers are ignored.
 */
export async function removePicture(
  { files, log }: Pick<Services, 'files' | 'log'>,
  url: string | null,
): Promise<void> {
  const name = url?.startsWith(picturePath) ? url.slice(picturePath.length) : '';
  if (!isPictureName(name)) return;
  try {
    await files.delete(name);
  } catch (error) {
    log.warn({ error, name }, 'a picture that is not needed any more could not be deleted');
  }
}
