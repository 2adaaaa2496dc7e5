// Part of `npm run openapi`: writes the client's types from the OpenAPI document in the repository.
import { readFileSync, writeFileSync } from 'node:fs';
import { documentFile, generateTypes, typesFile } from './generate-types.ts';

writeFileSync(typesFile, await generateTypes(readFileSync(documentFile, 'utf8')));
console.log(`Written: ${typesFile.pathname}`);
