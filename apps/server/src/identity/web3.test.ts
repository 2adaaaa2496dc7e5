import { type DatabaseHandle, schema } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { ed25519 } from '@noble/curves/ed25519.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { base58 } from '@scure/base';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RunningIdentity, siteUrl, startIdentity } from './identity-fixture.ts';

let database: DatabaseHandle;
let running: RunningIdentity;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  running = await startIdentity(database, { settings: { web3: ['ethereum', 'solana'] } });
});
afterEach(() => running.close());

type Chain = 'ethereum' | 'solana';

interface Wallet {
  chain: Chain;
  address: string;
  sign(message: string): string;
}

function newEthereumWallet(): Wallet {
  const { secretKey } = secp256k1.keygen();
  const publicKey = secp256k1.getPublicKey(secretKey, false);
  const address = `0x${Buffer.from(keccak_256(publicKey.subarray(1)).subarray(12)).toString('hex')}`;
  const sign = (message: string) => {
    const text = Buffer.from(message);
    const hash = keccak_256(
      Buffer.concat([Buffer.from(`\u0019Ethereum Signed Message:\n${text.length}`), text]),
    );
    const bytes = secp256k1.sign(hash, secretKey, { prehash: false, format: 'recovered' });
    const v = 27 + (bytes[0] ?? 0);
    return `0x${Buffer.from([...bytes.subarray(1), v]).toString('hex')}`;
  };
  return { chain: 'ethereum', address, sign };
}

function newSolanaWallet(): Wallet {
  const { secretKey, publicKey } = ed25519.keygen();
  const sign = (message: string) =>
    Buffer.from(ed25519.sign(Buffer.from(message), secretKey)).toString('base64');
  return { chain: 'solana', address: base58.encode(publicKey), sign };
}

const newWallet = { ethereum: newEthereumWallet, solana: newSolanaWallet };
const chains: Chain[] = ['ethereum', 'solana'];

interface Changes {
  head?: string;
  fields?: Record<string, string | null>;
  statement?: string | null;
}

/** The wallet message as the public client writes it, with changes. */
function messageOf(wallet: Wallet, changes: Changes = {}): string {
  const shown = wallet.chain === 'ethereum' ? 'Ethereum' : 'Solana';
  const fields = {
    URI: `${siteUrl}/`,
    Version: '1',
    'Chain ID': wallet.chain === 'ethereum' ? '1' : 'mainnet',
    'Issued At': running.now().toISOString(),
    ...changes.fields,
  };
  const statement = changes.statement === undefined ? 'I accept the terms.' : changes.statement;
  return [
    changes.head ?? `localhost:3000 wants you to sign in with your ${shown} account:`,
    wallet.address,
    '',
    ...(statement === null ? [] : [statement, '']),
    ...Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : `${name}: ${value}`)),
  ].join('\n');
}

async function post(body: Record<string, unknown>) {
  const answer = await fetch(`${running.url}/token?grant_type=web3`, {
    method: 'POST',
    headers: { 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

async function signInWith(wallet: Wallet, changes: Changes = {}) {
  const message = messageOf(wallet, changes);
  return post({ chain: wallet.chain, message, signature: wallet.sign(message) });
}

describe.each(chains)('%s', (chain) => {
  test('a wallet signs up and in with the public client', async () => {
    const wallet = newWallet[chain]();
    const signIn = async () => {
      running.advanceClock(1000);
      const client = running.newClient();
      const message = messageOf(wallet);
      const signature = wallet.sign(message);
      const credentials =
        chain === 'ethereum'
          ? { chain: 'ethereum' as const, message, signature: signature as `0x${string}` }
          : { chain: 'solana' as const, message, signature: Buffer.from(signature, 'base64') };
      const { data, error } = await client.signInWithWeb3(credentials);
      expect(error).toBeNull();
      return data;
    };
    const first = await signIn();
    expect(first.user).toMatchObject({
      email: '',
      app_metadata: { provider: 'web3', providers: ['web3'] },
      identities: [{ provider: 'web3', id: `web3:${chain}:${wallet.address}` }],
    });
    expect(decodeJwt(first.session?.access_token ?? '')).toMatchObject({ amr: [{ method: 'web3' }] });
    expect((await signIn()).user?.id).toBe(first.user?.id);
  });

  test('a message works once, also in fifty parallel requests', async () => {
    const wallet = newWallet[chain]();
    const message = messageOf(wallet);
    const request = { chain, message, signature: wallet.sign(message) };
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(request)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused).toEqual({
      status: 400,
      body: { error: 'invalid_grant', error_description: 'Message has been used already' },
    });
  });

  test('ten parallel first sign-ins of a wallet create one user', async () => {
    const wallet = newWallet[chain]();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => signInWith(wallet, { statement: `Try ${index}.` })),
    );
    const users = answers.map(({ body }) => (body.user as { id: string }).id);
    expect(new Set(users).size).toBe(1);
  });

  test.each<[string, Changes]>([
    ['another site', { fields: { URI: 'https://evil.example/' }, head: undefined }],
    ['http', { fields: { URI: 'http://keydence.example/' } }],
    ['no address', { fields: { URI: 'nothing' } }],
    ['no URI', { fields: { URI: null } }],
    ['another version', { fields: { Version: '2' } }],
    ['no time of issue', { fields: { 'Issued At': null } }],
    ['an unreadable time of issue', { fields: { 'Issued At': 'today' } }],
    ['an expiry in the past', { fields: { 'Expiration Time': new Date(Date.now() - 1000).toISOString() } }],
    ['a beginning in the future', { fields: { 'Not Before': new Date(Date.now() + 60_000).toISOString() } }],
    ['an unknown field', { fields: { Purpose: 'anything' } }],
    ['the host of another site', { head: `evil.example wants you to sign in with your ${chain} account:` }],
    [
      'another chain’s first line',
      { head: 'localhost:3000 wants you to sign in with your Bitcoin account:' },
    ],
  ])('a message with %s is refused', async (_case, changes) => {
    expect(await signInWith(newWallet[chain](), changes)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant', error_description: expect.any(String) },
    });
  });

  test.each([
    [-601, 400],
    [-599, 200],
    [599, 200],
    [601, 400],
  ])('issued %i seconds from now is %i', async (seconds, status) => {
    const issuedAt = new Date(Date.now() + seconds * 1000).toISOString();
    const answer = await signInWith(newWallet[chain](), { fields: { 'Issued At': issuedAt } });
    expect(answer.status).toBe(status);
  });

  test('a message without a statement is right too', async () => {
    expect((await signInWith(newWallet[chain](), { statement: null })).status).toBe(200);
  });

  test('a signature by another key or of another text is refused', async () => {
    const [wallet, other] = [newWallet[chain](), newWallet[chain]()];
    const message = messageOf(wallet);
    const mismatch = { status: 400, body: { error: 'invalid_grant' } };
    expect(await post({ chain, message, signature: other.sign(message) })).toMatchObject(mismatch);
    expect(await post({ chain, message, signature: wallet.sign(`${message} `) })).toMatchObject(mismatch);
  });

  test.each(['', '0x12', 'zz'.repeat(65)])('a signature written as %j is no signature', async (signature) => {
    const answer = await post({ chain, message: messageOf(newWallet[chain]()), signature });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });

  test.each([63, 20_481])('a message of %i bytes is refused', async (bytes) => {
    const wallet = newWallet[chain]();
    const message = 'a'.repeat(bytes);
    const answer = await post({ chain, message, signature: wallet.sign(message) });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });
});

test('an address in capitals is the same wallet', async () => {
  const wallet = newEthereumWallet();
  const shouted = { ...wallet, address: `0x${wallet.address.slice(2).toUpperCase()}` };
  const users = [await signInWith(wallet), await signInWith(shouted)].map(({ body }) => body.user);
  expect(users[0]).toMatchObject({ id: (users[1] as { id: string }).id });
});

test('spent messages are forgotten once they would be too old anyhow', async () => {
  await signInWith(newSolanaWallet());
  running.advanceClock(21 * 60_000);
  await running.identity.sweep();
  expect(await database.db.select().from(schema.walletMessages)).toEqual([]);
});

test('each chain has to be switched on', async () => {
  await running.close();
  running = await startIdentity(database, { settings: { web3: ['solana'] } });
  expect((await signInWith(newSolanaWallet())).status).toBe(200);
  expect(await signInWith(newEthereumWallet())).toMatchObject({
    status: 422,
    body: { code: 'web3_provider_disabled', message: 'Web3 provider is disabled' },
  });
  expect(await post({ chain: 'dogecoin' })).toMatchObject({
    status: 400,
    body: { code: 'web3_unsupported_chain' },
  });
});

test('an unknown wallet is refused with a reason if sign-ups are off', async () => {
  await running.close();
  running = await startIdentity(database, { settings: { web3: ['solana'], signUp: false } });
  expect(await signInWith(newSolanaWallet())).toMatchObject({
    status: 422,
    body: { code: 'signup_disabled' },
  });
});
