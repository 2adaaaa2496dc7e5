import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

interface KeyOptions {
  publicKey: {
    challenge: ArrayBuffer;
    rp?: { id?: string };
    rpId?: string;
    user?: { id: ArrayBuffer };
  };
}

export interface Misbehaviour {
  origin?: string;
  rpId?: string;
  challenge?: Buffer;
  /** Replaces the signature counter. */
  signCount?: number;
  isAbsent?: boolean;
  /** Signs without user verification. */
  isUnverified?: boolean;
  userHandle?: string;
  signWith?: KeyObject;
}

/** The browser's response; the client reads it with `toJSON`. */
export class SoftwareCredential {
  constructor(
    private readonly id: string,
    private readonly response: Record<string, string>,
  ) {}

  toJSON() {
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: this.response,
      clientExtensionResults: {},
    };
  }
}

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

/** A software security key (ES256, attestation `none`) in a browser on a page of `origin`. */
export function createSoftwareAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let signCount = 0;
  let userHandle = '';

  function authenticatorData(rpId: string, credential: Buffer, wrong: Misbehaviour): Buffer {
    signCount += 1;
    const verified = wrong.isUnverified ? 0 : userVerified;
    const flags = (wrong.isAbsent ? 0 : userPresent) | verified | (credential.length > 0 ? hasCredential : 0);
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(wrong.signCount ?? signCount, 1);
    return Buffer.concat([sha256(Buffer.from(wrong.rpId ?? rpId)), head, credential]);
  }

  function clientData(type: string, challenge: ArrayBuffer, wrong: Misbehaviour): Buffer {
    return Buffer.from(
      JSON.stringify({
        type,
        challenge: (wrong.challenge ?? Buffer.from(challenge)).toString('base64url'),
        origin: wrong.origin ?? origin,
        crossOrigin: false,
      }),
    );
  }

  return {
    async create(options: KeyOptions, wrong: Misbehaviour = {}): Promise<SoftwareCredential> {
      const { challenge, rp, user } = options.publicKey;
      userHandle = Buffer.from(user?.id ?? new ArrayBuffer(0)).toString('base64url');
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(rp?.id ?? '', credential, wrong)],
      ]);
      return new SoftwareCredential(id, {
        clientDataJSON: clientData('webauthn.create', challenge, wrong).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
      });
    },
    async get(options: KeyOptions, wrong: Misbehaviour = {}): Promise<SoftwareCredential> {
      const { challenge, rpId = '' } = options.publicKey;
      const data = authenticatorData(rpId, Buffer.alloc(0), wrong);
      const client = clientData('webauthn.get', challenge, wrong);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), wrong.signWith ?? privateKey);
      return new SoftwareCredential(id, {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: wrong.userHandle ?? userHandle,
      });
    },
  };
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** RFC 9053: a P-256 key for ES256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

/** RFC 8949, the part that a key needs. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value]);
  if (typeof value === 'string')
    return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (!(value instanceof Map)) throw new TypeError('A key needs nothing else.');
  return Buffer.concat([cborHead(5, value.size), ...[...value].flat().map(cbor)]);
}

function cborHead(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  if (size < 256) return Buffer.from([(kind << 5) | 24, size]);
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 0xff]);
}
