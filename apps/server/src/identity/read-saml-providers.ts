import { readFile } from 'node:fs/promises';
import { readIdpMetadata, type SamlProvider } from '@keydence/identity';
import type { Env } from '../env.ts';

/**
 * Configured identity providers, with the contents of their metadata files.
 * @throws Error whose message is one line that names the setting and the file.
 */
export function readSamlProviders(providers: Env['AUTH_SAML_PROVIDERS']): Promise<SamlProvider[]> {
  return Promise.all(
    providers.map(async ({ id, domains, metadataFile }) => ({
      id,
      domains,
      ...(await readMetadata(metadataFile)),
    })),
  );
}

async function readMetadata(file: string) {
  const refuse = (reason: string): never => {
    throw new Error(`AUTH_SAML_PROVIDERS names ${file}, which ${reason} (see .env.example).`);
  };
  const xml = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) =>
    refuse(`cannot be read: ${error.code}`),
  );
  try {
    return readIdpMetadata(xml);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : 'is not SAML metadata');
  }
}
