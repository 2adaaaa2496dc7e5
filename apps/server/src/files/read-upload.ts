import { AppError, pictureMaxBytes, pictureSizeText } from '@keydence/domain';
import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  parseMultipartStream,
} from '@remix-run/multipart-parser';

/** What stands around the file: boundaries, headers and small fields. */
const overheadBytes = 64 * 1024;
const maxTotalSize = pictureMaxBytes + overheadBytes;
const maxParts = 10;

/**
 * The file in a field of a multipart body, read as a stream that ends where the file grows too large, whatever
 * Content-Length says. The name and the type that came with it are not looked at.
 * @throws AppError unsupported_media_type, payload_too_large, validation_failed
 */
export async function readUpload(request: Request, field: string): Promise<Uint8Array> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data *(;|$)/i.test(contentType)) {
    throw new AppError('unsupported_media_type', 'Content-Type must be multipart/form-data.');
  }
  if (Number(request.headers.get('content-length')) > maxTotalSize) throw tooLarge();
  const boundary = getMultipartBoundary(contentType)?.trim();
  if (!boundary || !request.body) throw withoutFile(field);
  try {
    const limits = { boundary, maxFileSize: pictureMaxBytes, maxTotalSize, maxParts };
    for await (const part of parseMultipartStream(request.body, limits)) {
      if (part.name === field && part.isFile) return part.bytes;
    }
  } catch (error) {
    if (error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError) {
      throw tooLarge();
    }
    // Nobody hears the answer to a request that was given up.
    if (!(error instanceof MultipartParseError) && !request.signal.aborted) throw error;
  }
  throw withoutFile(field);
}

function tooLarge(): AppError {
  return new AppError('payload_too_large', pictureSizeText);
}

function withoutFile(field: string): AppError {
  const message = `The upload has no whole file in its field ${field}. Please choose a file and try again.`;
  return new AppError('validation_failed', message, { errors: [{ path: field, message }] });
}
