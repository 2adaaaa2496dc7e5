import type { Services } from '../context.ts';
import { isPictureName, picturePath } from './create-picture-name.ts';

/**
 * Deletes the file behind an address that nothing points to any more. What cannot be deleted is only left over, so
 * it is logged and never fails the change that made it so. An address that is not ours is left alone.
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
