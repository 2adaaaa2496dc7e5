import { Inflate } from 'fflate';
import type { ZipMember } from './read-zip-directory.ts';

/** Packed bytes at a time: deflating saves at most a factor of about a thousand, so each gives a few megabytes at most. */
const packedBytes = 4 * 1024;
const stored = 0;
const deflated = 8;

/** The content of a member, a slice at a time. Throws where it is not as long as the archive states. */
export function* inflateSlices({ name, method, packed, size }: ZipMember): Generator<Uint8Array> {
  if (method !== stored && method !== deflated) throw new Error(`${name} is packed in an unknown way`);
  let slices: Uint8Array[] = [];
  const inflate = new Inflate((slice) => slices.push(slice));
  let bytes = 0;
  for (let start = 0; start < packed.length; start += packedBytes) {
    const slice = packed.subarray(start, start + packedBytes);
    if (method === stored) slices = [slice];
    else inflate.push(slice, start + packedBytes >= packed.length);
    for (const one of slices) {
      bytes += one.length;
      if (bytes > size) throw new Error(`${name} has another size than the archive states`);
      if (one.length > 0) yield one;
    }
    slices = [];
  }
  if (bytes !== size) throw new Error(`${name} has another size than the archive states`);
}
