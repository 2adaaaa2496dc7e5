const mostCharacters = 20_000;

/**
 * A fingerprint of a text without its numbers and its own address: equal for calendar pages without
 * events, and for the pages of a server that returns the same page for any address.
 */
export function printText(text: string, address: string): string {
  const { pathname, href } = new URL(address);
  const own = [href, ...namesOf(pathname)]
    .map((name) => name.toLowerCase())
    .filter((name) => name.length > 3);
  let rest = text.slice(0, mostCharacters).toLowerCase();
  for (const name of own) rest = rest.replaceAll(name, ' ');
  return hashOf(rest.replace(/[\p{N}\p{P}\p{S}\s]+/gu, ' ').trim());
}

function namesOf(pathname: string): string[] {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return [pathname, last, decode(last), decode(last).replaceAll(/[-_]+/g, ' ')].filter(
    (name) => name !== '/',
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Two numbers of 32 bits and the length: a collision requires two of some thousand texts to agree
 * in all three.
 */
function hashOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0x9e3779b9];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b) + at;
  }
  return `${text.length.toString(36)}-${(one >>> 0).toString(36)}-${(other >>> 0).toString(36)}`;
}
