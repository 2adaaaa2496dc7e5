const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

type Encoding = (typeof encodings)[number];
export type EncodingName = Encoding['name'];

/** The best available encoding that the request's `Accept-Encoding` names without `q=0`. */
export function chooseEncoding(
  accepted: string | undefined,
  exists: (encoding: Encoding) => boolean,
): Encoding | undefined {
  const names = new Set(
    (accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((piece) => piece.trim()))
      .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
      .map(([name]) => name),
  );
  return encodings.find((encoding) => names.has(encoding.name) && exists(encoding));
}
