import { describe, expect, it } from 'vitest';
import { findPictureFault, sniffPictureFormat } from './picture-file.ts';

const text = (value: string) => new TextEncoder().encode(value);

describe('sniffPictureFormat', () => {
  it.each([
    ['a JPEG', [0xff, 0xd8, 0xff, 0xe0], 'jpeg'],
    ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0], 'png'],
    ['a PNG whose line ends were changed', [0x89, 0x50, 0x4e, 0x47, 0x0a, 0x1a, 0x0a, 0], null],
    ['an old GIF', text('GIF87a'), 'gif'],
    ['a GIF', text('GIF89a;'), 'gif'],
    ['another GIF', text('GIF88a'), null],
    ['a WebP', text('RIFF\x04\0\0\0WEBPVP8 '), 'webp'],
    ['another RIFF file', text('RIFF\x04\0\0\0WAVEfmt '), null],
    ['WEBP without RIFF', text('XXXX\x04\0\0\0WEBPVP8 '), null],
    ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
    ['a page', text('<!doctype html><script>1</script>'), null],
    ['a cut signature', [0xff, 0xd8], null],
    ['nothing', [], null],
  ])('%s is %s', (_name, bytes, format) => {
    expect(sniffPictureFormat(Uint8Array.from(bytes))).toBe(format);
  });
});

describe('JPEG, PNG, GIF or WebP, at most 5 MB', () => {
  const mb5 = 5 * 1024 * 1024;
  const type = 'Please select a valid image file (JPEG, PNG, GIF, or WebP).';
  it.each([
    ['image/jpeg', 1, null],
    ['image/png', mb5, null],
    ['image/gif', mb5 + 1, 'File size must be less than 5MB.'],
    ['image/webp', 1, null],
    ['image/svg+xml', 1, type],
    ['image/svg+xml', mb5 + 1, type],
    ['application/pdf', 1, type],
    ['', 1, type],
  ])('%s of %d bytes: %s', (mediaType, size, fault) => {
    expect(findPictureFault({ type: mediaType, size })).toBe(fault);
  });
});
