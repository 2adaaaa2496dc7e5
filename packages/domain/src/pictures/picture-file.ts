/** Maximum bytes of an uploaded picture: 5 MB. */
export const pictureMaxBytes = 5 * 1024 * 1024;

/** Maximum pixels of a picture, width times height; larger ones are refused before decoding. */
export const pictureMaxPixels = 40_000_000;

/**
 * Maximum pixels of a picture that can only be decoded as a whole in memory: interlaced,
 * progressive, or GIF.
 */
export const pictureMaxWholePixels = 6_000_000;

export const pictureTypeText = 'Please select a valid image file (JPEG, PNG, GIF, or WebP).';
export const pictureSizeText = 'File size must be less than 5MB.';
export const picturePixelsText = 'Please choose a picture with at most 40 million pixels.';
export const pictureWholePixelsText =
  'Please choose a picture with at most 6 million pixels, or save this one as a JPEG or PNG that is neither progressive nor interlaced.';

/** Types of profile pictures and workspace logos. SVG can contain scripts and is not allowed. */
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

/** The format in the first bytes of a file, regardless of its name; null for any other kind of file. */
export function sniffPictureFormat(file: Uint8Array): PictureFormat | null {
  const matches = (at: number, bytes: readonly number[]) =>
    bytes.every((byte, index) => file[at + index] === byte);
  const found = signatures.find(({ at, bytes }) => matches(at, bytes));
  if (!found || (found.format === 'webp' && !matches(0, riff))) return null;
  return found.format;
}

/** Fault in the type or size of a chosen file, checked before the upload; null without one. */
export function findPictureFault(file: { type: string; size: number }): string | null {
  if (!pictureMediaTypes.some((type) => type === file.type)) return pictureTypeText;
  return file.size > pictureMaxBytes ? pictureSizeText : null;
}
