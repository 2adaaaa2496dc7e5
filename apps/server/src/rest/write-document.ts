// `npm run openapi`: writes the OpenAPI document into the repository, to review changes; the
// client's types are generated from it.
import { writeFileSync } from 'node:fs';
import { documentFile } from '../paths.ts';
import { restRoutes } from './routes.ts';
import { documentPath } from './serve-document.ts';

/** Mounting does not use the edge; only requests do. */
const unasked = {} as Parameters<typeof restRoutes>[0];

const answer = await restRoutes(unasked).request(documentPath);
writeFileSync(documentFile, `${JSON.stringify(await answer.json(), null, 2)}\n`);
console.log(`Written: ${documentFile}`);
