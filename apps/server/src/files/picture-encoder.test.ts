import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { AppError } from '@keydence/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPngBomb } from '../../testing/png-bomb.ts';
import { createPictureEncoder } from './picture-encoder.ts';

const encode = createPictureEncoder();
const typeText = 'Please select a valid image file (JPEG, PNG, GIF, or WebP).';

const plain = { channels: 3, background: '#0B6B50' } as const;
const photo = (width = 1200, height = 800) => sharp({ create: { ...plain, width, height } });
/** Incompressible, so that half of the file holds half of its pixels. */
const noise = () =>
  sharp({ create: { ...plain, width: 400, height: 300, noise: { type: 'gaussian', sigma: 30 } } });

async function refusalOf(file: Uint8Array): Promise<string> {
  const error = await encode(file).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw new Error(`not refused as expected: ${error}`);
  expect(error.code).toBe('unsupported_media_type');
  return error.message;
}

describe('the encoded picture', () => {
  it.each(['jpeg', 'png', 'gif', 'webp'] as const)(
    'a %s becomes a WebP of at most 512 px',
    async (format) => {
      const made = await encode(await photo().toFormat(format).toBuffer());
      expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 512, height: 341 });
    },
  );

  it('does not enlarge a small picture', async () => {
    const made = await encode(await photo(40, 60).png().toBuffer());
    expect(await sharp(made).metadata()).toMatchObject({ width: 40, height: 60 });
  });

  it('drops metadata after applying its rotation', async () => {
    const file = await photo(600, 300)
      .withExif({ IFD0: { Copyright: 'secret name' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(file.includes('secret name')).toBe(true);
    const made = Buffer.from(await encode(file));
    const metadata = await sharp(made).metadata();
    expect(metadata).toMatchObject({ width: 256, height: 512 });
    for (const kind of ['exif', 'xmp', 'icc', 'iptc', 'orientation'] as const)
      expect(metadata[kind]).toBeUndefined();
    expect(made.includes('secret name')).toBe(false);
    expect(made.includes('EXIF')).toBe(false);
  });

  it.each(['jpeg', 'png', 'gif', 'webp'] as const)('drops data hidden behind a %s', async (format) => {
    const script = '<script>alert(document.domain)</script>';
    const file = Buffer.concat([await photo(64, 64).toFormat(format).toBuffer(), Buffer.from(script)]);
    expect(Buffer.from(await encode(file)).includes('script')).toBe(false);
  });

  it('keeps the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00', '#0000ff'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(3);
    const made = sharp(await encode(moving));
    expect(await made.metadata()).toMatchObject({ width: 20, height: 20 });
    expect((await made.metadata()).pages ?? 1).toBe(1);
    expect((await made.stats()).dominant).toMatchObject({ r: 248, g: 8, b: 8 });
  });
});

describe('the encoder refuses', () => {
  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a PDF', '%PDF-1.7'],
    ['nothing', ''],
    ['an SVG behind the start of a GIF', 'GIF89a<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a script behind the start of a GIF', 'GIF89a/*<svg/onload=alert(1)>*/=alert(1)//;'],
  ])('%s', async (_name, text) => {
    expect(await refusalOf(Buffer.from(text))).toBe(typeText);
  });

  it.each(['tiff', 'avif'] as const)('a %s, though the library could read it', async (format) => {
    expect(await refusalOf(await photo(64, 64).toFormat(format).toBuffer())).toBe(typeText);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('half a %s', async (format) => {
    const whole = await noise().toFormat(format).toBuffer();
    expect(await refusalOf(whole.subarray(0, Math.floor(whole.length / 2)))).toBe(typeText);
  });

  it('a file that is only its signature', async () => {
    expect(await refusalOf(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))).toBe(typeText);
  });
});

describe('40 million pixels', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'keydence-pictures-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('are decoded, and one more row is refused', async () => {
    const made = await encode(await createPngBomb({ width: 8000, height: 5000 }));
    expect(await sharp(made).metadata()).toMatchObject({ width: 512, height: 320 });
    expect(await refusalOf(await createPngBomb({ width: 8000, height: 5001 }))).toBe(
      'Please choose a picture with at most 40 million pixels.',
    );
  });

  const measure = async (bomb: Uint8Array) => {
    const [usual, measured] = [path.join(folder, 'usual.png'), path.join(folder, 'measured')];
    await writeFile(usual, await photo().png().toBuffer());
    await writeFile(measured, bomb);
    const program = fileURLToPath(new URL('../../testing/measure-upload.ts', import.meta.url));
    const args = ['--import', 'tsx', program, usual, measured];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    return JSON.parse(stdout) as { outcome: string; grownKb: number };
  };

  it('a bomb of 16,000 × 16,000 px uses less than 60 MB of memory', async () => {
    const { outcome, grownKb } = await measure(await createPngBomb({ width: 16_000, height: 16_000 }));
    expect(outcome).toBe('Please choose a picture with at most 40 million pixels.');
    expect(grownKb).toBeLessThan(60 * 1024);
  }, 60_000);

  it.each([
    ['a progressive JPEG', () => photo(3000, 2000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' })],
    ['an interlaced PNG', () => photo(3000, 2000).ensureAlpha().png({ progressive: true })],
    ['a GIF', () => photo(3000, 2000).gif()],
  ])(
    '%s of 6 million pixels, the limit for decoding in memory, uses less as well',
    async (_name, draw) => {
      const { outcome, grownKb } = await measure(await draw().toBuffer());
      expect(outcome).toBe('stored');
      expect(grownKb).toBeLessThan(60 * 1024);
    },
    60_000,
  );

  it.each([
    ['a progressive JPEG', () => photo(3000, 2001).jpeg({ progressive: true })],
    ['an interlaced PNG', () => photo(3000, 2001).png({ progressive: true })],
    ['a GIF', () => photo(3000, 2001).gif()],
  ])('refuses %s of more', async (_name, draw) => {
    expect(await refusalOf(await draw().toBuffer())).toBe(
      'Please choose a picture with at most 6 million pixels, or save this one as a JPEG or PNG that is neither progressive nor interlaced.',
    );
  });
});
