const prefix = 'kd_';
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 62^43 is more than 256 bits hold, and 62^6 more than 32. */
const secretLength = 43;
const checkLength = 6;
const pattern = new RegExp(`^${prefix}[0-9A-Za-z]{${secretLength + checkLength}}$`);

/** What a secret scanner looks for; a checksum tells a key from a text that only looks like one. */
export const apiKeyPrefix = prefix;

/**
 * A key in clear: `kd_`, the 32 secret bytes in base 62 (43 characters), and the CRC-32 of both (6 characters).
 * @param secret 32 random bytes.
 */
export function composeApiKey(secret: Uint8Array): string {
  const body = `${prefix}${toBase62(
    secret.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n),
    secretLength,
  )}`;
  return `${body}${checkOf(body)}`;
}

/** Whether a text was made by `composeApiKey`; says nothing about whether such a key exists. */
export function isApiKey(text: string): boolean {
  return pattern.test(text) && checkOf(text.slice(0, -checkLength)) === text.slice(-checkLength);
}

/** How a key is shown once its secret is gone: `kd_…Ab3x`. */
export function maskApiKey(lastFour: string): string {
  return `${prefix}…${lastFour}`;
}

function checkOf(body: string): string {
  return toBase62(BigInt(crc32(body)), checkLength);
}

function toBase62(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; rest > 0n; rest /= 62n) text = digits.charAt(Number(rest % 62n)) + text;
  return text.padStart(length, '0');
}

/** The CRC-32 of ISO 3309 (as in zip and PNG) of an ASCII text. */
export function crc32(text: string): number {
  let sum = 0xffffffff;
  for (const character of text) {
    sum ^= character.charCodeAt(0);
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
