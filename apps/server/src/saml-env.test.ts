import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseEnv } from './env.ts';
import { createFakeSamlProvider } from './identity/fake-saml-provider.ts';
import { readSamlProviders } from './identity/read-saml-providers.ts';

const id = '7d1c3a52-8a6e-4e0c-9d50-1f4f6f0d6a11';
const company = { id, metadataFile: 'company.xml', domains: ['company.example'] };
const list = (...providers: object[]) => ({ AUTH_SAML_PROVIDERS: JSON.stringify(providers) });
const read = (environment: Record<string, string>) =>
  readSamlProviders(parseEnv(environment).AUTH_SAML_PROVIDERS);

it('has none by default', async () => {
  expect(await read({})).toEqual([]);
});

it('reads what each provider’s file says, and takes names in any case', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'keydence-saml-'));
  try {
    const { metadata, entityId } = createFakeSamlProvider(() => new Date());
    const metadataFile = join(folder, 'company.xml');
    await writeFile(metadataFile, metadata);
    const given = { ...company, id: id.toUpperCase(), metadataFile, domains: ['Company.Example'] };
    expect(await read(list(given))).toEqual([
      {
        id,
        domains: ['company.example'],
        entityId,
        signInUrl: 'https://idp.company.example/sign-in',
        certificates: [expect.any(String)],
      },
    ]);
    await writeFile(metadataFile, '<html></html>');
    await expect(read(list(given))).rejects.toThrow(
      `AUTH_SAML_PROVIDERS names ${metadataFile}, which must describe exactly one identity provider (see .env.example).`,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('refuses a file that is not there in one line', async () => {
  await expect(read(list({ ...company, metadataFile: '/nonexistent/company.xml' }))).rejects.toThrow(
    'AUTH_SAML_PROVIDERS names /nonexistent/company.xml, which cannot be read: ENOENT (see .env.example).',
  );
});

const other = { ...company, id: '0b9f9a4e-77a7-4c1e-8f5d-0c6f3f2b9c55' };
it.each([
  [{ AUTH_SAML_PROVIDERS: '{' }, 'AUTH_SAML_PROVIDERS must be a JSON list'],
  [{ AUTH_SAML_PROVIDERS: '{}' }, 'AUTH_SAML_PROVIDERS must be a JSON list'],
  [list({ ...company, id: 'company' }), 'AUTH_SAML_PROVIDERS.0.id must be a UUID'],
  [list({ ...company, domains: [] }), 'AUTH_SAML_PROVIDERS.0.domains must name a domain'],
  [
    list({ ...company, domains: ['*'] }),
    'AUTH_SAML_PROVIDERS.0.domains.0 must be domains such as company.example',
  ],
  [
    list(company, { ...company, domains: ['b.example'] }),
    'AUTH_SAML_PROVIDERS must not name a provider twice',
  ],
  [list(company, other), 'AUTH_SAML_PROVIDERS must not give a domain to two providers'],
])('refuses %j', (environment, line) => {
  expect(() => parseEnv(environment)).toThrow(new Error(`${line} (see .env.example).`));
});
