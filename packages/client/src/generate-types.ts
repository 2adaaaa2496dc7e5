import openapiTypescript, { astToString } from 'openapi-typescript';

const head = '// Written by `npm run openapi` from docs/openapi.json; do not edit.\n\n';

export const documentFile = new URL('../../../docs/openapi.json', import.meta.url);
export const typesFile = new URL('./schema.generated.ts', import.meta.url);

/** Generates TypeScript types for an OpenAPI document. */
export async function generateTypes(document: string): Promise<string> {
  return head + astToString(await openapiTypescript(document));
}
