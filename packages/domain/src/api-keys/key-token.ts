const prefix = 'kd_';
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 62^43 exceeds 256 bits, and 62^6 exceeds 32. */
const secretLength = 43;
const checkLength = 6;
const pattern = new RegExp(`^${prefix}[0-9A-Za-z]{${secretLength + checkLength}}$`);

/** Prefix that secret scanners search for; the checksum distinguishes a key from a similar text. */
export const apiKeyPrefix = prefix;

/**
 * A key in plain text: `kd_`, the 32 secret bytes in base 62 (43 characters), and the CRC-32 of
 * both (6 characters).
 *
 * @param secret 32 random bytes.
 */
export function composeApiKey(secret: Uint8Array): string {
  const body = `${prefix}${toBase62(
    secret.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n),
    secretLength,
  )}`;
  return `${body}${checkOf(body)}`;
}

/** True if the text has a valid format and checksum; the key need not exist. */
export function isApiKey(text: string): boolean {
  return pattern.test(text) && checkOf(text.slice(0, -checkLength)) === text.slice(-checkLength);
}

/** Display form of a key without its secret: `kd_…Ab3x`. */
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
