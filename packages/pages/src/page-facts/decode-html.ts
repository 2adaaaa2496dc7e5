import { Parser } from 'htmlparser2';
import type { PageFacts } from './page-facts.ts';

interface DecodedHtml {
  text: string;
  charset: PageFacts['charset'];
}

type Found = Pick<PageFacts['charset'], 'label' | 'from'>;

const prescanBytes = 1_024;
const beyondAscii = /[^\0-\x7f]/;
const inHeader = /charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w.:-]{1,40})/i;
const inDeclaration = /^<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/i;

/**
 * Decodes a page: by byte order mark, `Content-Type` header, `meta` element in the first 1,024
 * bytes, XML declaration, else UTF-8 if valid, else windows-1252, like browsers. Ignores unknown
 * names.
 */
export function decodeHtml(bytes: Uint8Array, contentType: string | null): DecodedHtml {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, prescanBytes)).toString(
    'latin1',
  );
  const found =
    readMark(head) ??
    named(inHeader.exec(contentType ?? '')?.[1], 'header') ??
    named(readMeta(head), 'meta') ??
    named(inDeclaration.exec(head)?.[1], 'xml') ??
    guess(bytes);
  const text = new TextDecoder(found.label).decode(bytes);
  return { text, charset: { ...found, brokenShare: countBroken(text) / Math.max(1, text.length) } };
}

function readMark(head: string): Found | null {
  if (head.startsWith('\u00ef\u00bb\u00bf')) return { label: 'utf-8', from: 'mark' };
  if (head.startsWith('\u00ff\u00fe')) return { label: 'utf-16le', from: 'mark' };
  if (head.startsWith('\u00fe\u00ff')) return { label: 'utf-16be', from: 'mark' };
  return null;
}

function named(label: string | undefined, from: Found['from']): Found | null {
  if (label === undefined) return null;
  // Node does not support it; browsers read it as windows-1252 if a page names it.
  if (label.toLowerCase() === 'x-user-defined') return { label: 'windows-1252', from };
  try {
    const { encoding } = new TextDecoder(label);
    // A declaration readable byte by byte is not UTF-16, whatever it names.
    return { label: from !== 'header' && encoding.startsWith('utf-16') ? 'utf-8' : encoding, from };
  } catch {
    return null;
  }
}

function readMeta(head: string): string | undefined {
  let label: string | undefined;
  const parser = new Parser({
    onopentag(name, { charset, content = '', 'http-equiv': kind = '' }) {
      if (name !== 'meta' || label !== undefined) return;
      label =
        charset?.trim() ?? (kind.toLowerCase() === 'content-type' ? inHeader.exec(content)?.[1] : undefined);
    },
  });
  parser.write(head);
  return label;
}

function guess(bytes: Uint8Array): Found {
  try {
    // A truncated page may end within a character, which does not rule out UTF-8.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    if (beyondAscii.test(text) || isAscii(bytes)) return { label: 'utf-8', from: 'content' };
  } catch {
    // Not UTF-8.
  }
  return { label: 'windows-1252', from: 'content' };
}

function isAscii(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte < 0x80);
}

function countBroken(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\ufffd'); at !== -1; at = text.indexOf('\ufffd', at + 1)) count += 1;
  return count;
}
