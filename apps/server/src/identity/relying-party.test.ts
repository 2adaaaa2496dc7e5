import { expect, test } from 'vitest';
import { parseEnv } from '../env.ts';
import { readIdentitySettings } from './identity-settings.ts';

const read = (environment: Record<string, string>) => readIdentitySettings(parseEnv(environment));

test.each([
  ['https://keydence.example', true],
  ['http://localhost:3000', true],
  ['http://keydence.example', false],
  ['http://127.0.0.1:3000', false],
  ['https://192.0.2.7', false],
  ['https://[2001:db8::1]', false],
])('passkeys at %s are on by default: %s', async (PUBLIC_URL, passkeys) => {
  expect(await read({ PUBLIC_URL })).toMatchObject({ passkeys });
});

test('the operator decides where that is given', async () => {
  const given = {
    PUBLIC_URL: 'http://127.0.0.1:3000',
    AUTH_WEBAUTHN_RP_ID: 'localhost',
    AUTH_WEBAUTHN_ORIGINS: 'http://localhost:5173, https://app.example',
  };
  expect(await read(given)).toMatchObject({
    passkeys: true,
    relyingParty: { id: 'localhost', origins: ['http://localhost:5173', 'https://app.example'] },
  });
  expect(await read({ ...given, AUTH_PASSKEYS: 'false' })).toMatchObject({ passkeys: false });
});

test.each([
  ['AUTH_PASSKEYS', 'on'],
  ['AUTH_WEBAUTHN_RP_ID', 'https://app.example'],
  ['AUTH_WEBAUTHN_ORIGINS', 'https://app.example/path'],
  ['AUTH_WEBAUTHN_ORIGINS', 'app.example'],
])('refuses %s=%s', (name, value) => {
  expect(() => parseEnv({ [name]: value })).toThrow(name);
});
