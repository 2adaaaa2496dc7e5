/** Bytes of an uploaded picture, at most: 5 MB. */
export const pictureMaxBytes = 5 * 1024 * 1024;

/** Pixels of a picture, width times height; what decodes to more is refused before it is decoded. */
export const pictureMaxPixels = 40_000_000;

/** The same for a picture that can only be decoded as a whole in memory: an interlaced one, a progressive one, a GIF. */
export const pictureMaxWholePixels = 6_000_000;

export const pictureTypeText = 'Please select a valid image file (JPEG, PNG, GIF, or WebP).';
export const pictureSizeText = 'File size must be less than 5MB.';
export const picturePixelsText = 'Please choose a picture with at most 40 million pixels.';
export const pictureWholePixelsText =
  'Please choose a picture with at most 6 million pixels, or save this one as a JPEG or PNG that is neither progressive nor interlaced.';

/** One list for profile pictures and workspace logos. SVG is a program and is not among them. */
export const pictureMediaTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp';

const signatures: readonly { format: PictureFormat; at: number; bytes: readonly number[] }[] = [
  { format: 'jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { format: 'png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  // GIF87a and GIF89a.
  { format: 'gif', at: 0, bytes: [0x47, 0x49, 0x46, 0x38, 0x37, 0x61] },
  { format: 'gif', at: 0, bytes: [0x47, 0x49, 0x46, 0x38, 0x39, 0x61] },
  // RIFF, four bytes of length, WEBP.
  { format: 'webp', at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
];
const riff = [0x52, 0x49, 0x46, 0x46];

/** The format that the first bytes of a file claim, whatever its name says; null for any other kind of file. */
export function sniffPictureFormat(file: Uint8Array): PictureFormat | null {
  const matches = (at: number, bytes: readonly number[]) =>
    bytes.every((byte, index) => file[at + index] === byte);
  const found = signatures.find(({ at, bytes }) => matches(at, bytes));
  if (!found || (found.format === 'webp' && !matches(0, riff))) return null;
  return found.format;
}

/** What is wrong with a chosen file before it is sent, as far as its type and size tell; null when nothing is. */
export function findPictureFault(file: { type: string; size: number }): string | null {
  if (!pictureMediaTypes.some((type) => type === file.type)) return pictureTypeText;
  return file.size > pictureMaxBytes ? pictureSizeText : null;
}
