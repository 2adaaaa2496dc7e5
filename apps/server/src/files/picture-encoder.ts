import type { PictureEncoder } from '@keydence/api';
import {
  AppError,
  pictureMaxPixels,
  pictureMaxWholePixels,
  picturePixelsText,
  pictureTypeText,
  pictureWholePixelsText,
  sniffPictureFormat,
} from '@keydence/domain';
import pLimit from 'p-limit';
import sharp, { type Metadata } from 'sharp';

const sidePixels = 512;
const quality = 82;
/** A decode takes up to 60 MB and one core for up to a second, so others wait. */
const decodesAtOnce = 1;
const decodeLimitSeconds = 10;

const allowedLoaders = ['Jpeg', 'Png', 'Nsgif', 'Webp'].map((format) => `VipsForeignLoad${format}`);

/** Decodes untrusted files, with all unneeded features disabled. */
export function createPictureEncoder(): PictureEncoder {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: allowedLoaders });
  sharp.cache(false);
  sharp.concurrency(1);
  const limit = pLimit(decodesAtOnce);
  return (file) => limit(() => encode(file));
}

/** Signature and decoder must agree on the format; only pixels reach the new file. */
async function encode(file: Uint8Array): Promise<Uint8Array> {
  const claimed = sniffPictureFormat(file);
  if (!claimed) throw refusal(pictureTypeText);
  const header = await sharp(file, { limitInputPixels: false, pages: 1 }).metadata().catch(refuse);
  if (header.format !== claimed) throw refusal(pictureTypeText);
  requireDecodable(header);
  return sharp(file, { limitInputPixels: pictureMaxPixels, pages: 1, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: decodeLimitSeconds })
    .autoOrient()
    .resize(sidePixels, sidePixels, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer()
    .catch(refuse);
}

/** Ordinary pictures are decoded row by row; other kinds are in memory completely. */
function requireDecodable({ width, height, format, isProgressive }: Metadata): void {
  const pixels = width * height;
  if (pixels > pictureMaxPixels) throw refusal(picturePixelsText);
  const isHeldWhole = isProgressive || format === 'gif';
  if (isHeldWhole && pixels > pictureMaxWholePixels) throw refusal(pictureWholePixelsText);
}

/** Every decoder error is about the file. */
function refuse(): never {
  throw refusal(pictureTypeText);
}

function refusal(message: string): AppError {
  return new AppError('unsupported_media_type', message);
}
