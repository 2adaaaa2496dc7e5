/** Path and query of an address in readable letters; the host is the same in most rows. Other text is unchanged. */
export function pathOf(address: string): string {
  if (!URL.canParse(address)) return address;
  const { pathname, search } = new URL(address);
  return decode(pathname) + search;
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
