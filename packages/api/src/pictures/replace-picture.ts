import type { Services } from '../context.ts';
import { createPictureName, picturePath } from './create-picture-name.ts';
import { removePicture } from './remove-picture.ts';

/** Writes the new address to its row and returns the previous one; throws if there is no such row. */
export type SwapPicture = (url: string | null) => Promise<string | null>;

/**
 * Encodes and stores a picture, points to it, then removes the previous one, so an address always has its file. Errors:
 * unsupported_media_type, unavailable.
 * @returns the new address on this server.
 */
export async function replacePicture(
  services: Services,
  file: Uint8Array,
  swap: SwapPicture,
): Promise<string> {
  const name = createPictureName();
  const url = picturePath + name;
  await services.files.put(name, await services.encodePicture(file));
  let former: string | null;
  try {
    former = await swap(url);
  } catch (error) {
    await removePicture(services, url);
    throw error;
  }
  await removePicture(services, former);
  return url;
}
