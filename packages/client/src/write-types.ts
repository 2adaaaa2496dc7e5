// Part of `npm run openapi`: the types of the client, from the document that is in the repository.
import { readFileSync, writeFileSync } from 'node:fs';
import { documentFile, generateTypes, typesFile } from './generate-types.ts';

writeFileSync(typesFile, await generateTypes(readFileSync(documentFile, 'utf8')));
console.log(`Written: ${typesFile.pathname}`);
