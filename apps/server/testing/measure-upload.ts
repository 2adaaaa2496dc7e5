import { readFileSync } from 'node:fs';
import { AppError, pictureMaxBytes, pictureSizeText } from '@keydence/domain';
import { createPictureEncoder } from '../src/files/picture-encoder.ts';
import { readUpload } from '../src/files/read-upload.ts';
import { formContentType, multipartForm } from './multipart-form.ts';

// Run with two files: prints the kB by which the second raises this process's peak memory above the
// first's.
const encodePicture = createPictureEncoder();
const limits = { field: 'avatar', maxBytes: pictureMaxBytes, tooLarge: pictureSizeText };

async function upload(path: string): Promise<string> {
  const body = ReadableStream.from(multipartForm({ field: 'avatar', content: readFileSync(path) }));
  const init = { method: 'POST', headers: { 'content-type': formContentType }, body, duplex: 'half' };
  try {
    await encodePicture(
      (await readUpload(new Request('http://localhost/', init as RequestInit), limits)).content,
    );
    return 'stored';
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

const [usual = '', measured = ''] = process.argv.slice(2);
await upload(usual);
const before = process.resourceUsage().maxRSS;
const startedAt = performance.now();
const outcome = await upload(measured);
const ms = Math.round(performance.now() - startedAt);
console.log(JSON.stringify({ outcome, ms, grownKb: process.resourceUsage().maxRSS - before }));
