import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { documentFile, generateTypes, typesFile } from './generate-types.ts';

it('matches the OpenAPI document; after a change run `npm run openapi`', {
  timeout: 30_000,
}, async () => {
  const types = await generateTypes(readFileSync(documentFile, 'utf8'));
  expect(types === readFileSync(typesFile, 'utf8')).toBe(true);
});
