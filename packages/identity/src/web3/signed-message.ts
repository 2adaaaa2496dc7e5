/** The message that a wallet's owner signs to sign in (EIP-4361 and its Solana counterpart). */
export interface SignedMessage {
  /** The requesting host, as shown by the wallet. */
  domain: string;
  address: string;
  statement: string | null;
  uri: string;
  version: string;
  chainId: string | null;
  issuedAt: string;
  expirationTime: string | null;
  notBefore: string | null;
}

const firstLine = /^(\S+) wants you to sign in with your (Ethereum|Solana) account:$/;

/**
 * Parses the text, with its fields in any order; null if it is not such a message for the chain.
 */
export function parseSignedMessage(text: string, chain: 'ethereum' | 'solana'): SignedMessage | null {
  const [head = '', address = '', ...rest] = text.split('\n');
  const [, domain, shownChain] = firstLine.exec(head) ?? [];
  if (!domain || shownChain?.toLowerCase() !== chain || rest[0] !== '') return null;
  const hasStatement = rest[2] === '' && !isField(rest[1] ?? '');
  const fields = readFields(rest.slice(hasStatement ? 3 : 1));
  const [uri, version, issuedAt] = [fields?.get('URI'), fields?.get('Version'), fields?.get('Issued At')];
  if (!fields || !uri || !version || !issuedAt) return null;
  return {
    domain,
    address,
    statement: hasStatement ? (rest[1] ?? null) : null,
    uri,
    version,
    chainId: fields.get('Chain ID') ?? null,
    issuedAt,
    expirationTime: fields.get('Expiration Time') ?? null,
    notBefore: fields.get('Not Before') ?? null,
  };
}

const known = [
  'URI',
  'Version',
  'Chain ID',
  'Nonce',
  'Issued At',
  'Expiration Time',
  'Not Before',
  'Request ID',
];

function isField(line: string): boolean {
  return known.some((name) => line.startsWith(`${name}: `));
}

/** Null if a line is not a known field or a field repeats, so that every signed line is read. */
function readFields(lines: string[]): Map<string, string> | null {
  const fields = new Map<string, string>();
  let isResource = false;
  for (const line of lines) {
    if (line === '' || (isResource && line.startsWith('- '))) continue;
    if (line === 'Resources:') {
      isResource = true;
      continue;
    }
    const name = known.find((candidate) => line.startsWith(`${candidate}: `));
    if (!name || fields.has(name)) return null;
    fields.set(name, line.slice(name.length + 2));
  }
  return fields;
}
