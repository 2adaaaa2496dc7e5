import { AppError, isStorable } from '@keydence/domain';
import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  parseMultipartStream,
} from '@remix-run/multipart-parser';

/** Bytes besides the file: boundaries, headers and small fields. */
export const overheadBytes = 64 * 1024;
const maxParts = 10;

export interface UploadField {
  field: string;
  maxBytes: number;
  /** Message for a file that is too large. */
  tooLarge: string;
}

export interface UploadedFile {
  content: Uint8Array;
  /** Name given by the sender; untrusted. */
  name: string;
}

/**
 * Reads the file in a field of a multipart body as a stream, which ends at the size limit
 * regardless of Content-Length. The declared type is ignored. `count` receives each chunk of the
 * body, and may throw.
 * @throws AppError unsupported_media_type, payload_too_large, validation_failed
 */
export async function readUpload(
  request: Request,
  { field, maxBytes, tooLarge }: UploadField,
  count: (bytes: number) => void = () => {},
): Promise<UploadedFile> {
  const maxTotalSize = maxBytes + overheadBytes;
  const refuse = () => new AppError('payload_too_large', tooLarge);
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data *(;|$)/i.test(contentType)) {
    throw new AppError('unsupported_media_type', 'Content-Type must be multipart/form-data.');
  }
  if (Number(request.headers.get('content-length')) > maxTotalSize) throw refuse();
  const boundary = getMultipartBoundary(contentType)?.trim();
  if (!boundary || !request.body) throw withoutFile(field);
  try {
    const limits = { boundary, maxFileSize: maxBytes, maxTotalSize, maxParts };
    for await (const part of parseMultipartStream(countPieces(request.body, count), limits)) {
      if (part.name !== field || !part.isFile) continue;
      const name = part.filename ?? '';
      if (!isStorable(name)) throw unstorableName(field);
      return { content: part.bytes, name };
    }
  } catch (error) {
    if (error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError) {
      throw refuse();
    }
    // An aborted request needs no response.
    if (!(error instanceof MultipartParseError) && !request.signal.aborted) throw error;
  }
  throw withoutFile(field);
}

function countPieces(body: ReadableStream<Uint8Array>, count: (bytes: number) => void) {
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      count(piece.byteLength);
      controller.enqueue(piece);
    },
  });
  return body.pipeThrough(counting);
}

function unstorableName(field: string): AppError {
  const message = 'The name of the file has invalid characters. Please rename the file and try again.';
  return new AppError('validation_failed', message, { errors: [{ path: field, message }] });
}

function withoutFile(field: string): AppError {
  const message = `The upload has no whole file in its field ${field}. Please choose a file and try again.`;
  return new AppError('validation_failed', message, { errors: [{ path: field, message }] });
}
