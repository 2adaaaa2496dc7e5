// `npm run openapi`: writes the OpenAPI document into the repository, where each change of it can be read; the client's
// types follow from it.
import { writeFileSync } from 'node:fs';
import { documentFile } from '../paths.ts';
import { restRoutes } from './routes.ts';
import { documentPath } from './serve-document.ts';

/** Mounting asks nothing of the edge; only answering would. */
const unasked = {} as Parameters<typeof restRoutes>[0];

const answer = await restRoutes(unasked).request(documentPath);
writeFileSync(documentFile, `${JSON.stringify(await answer.json(), null, 2)}\n`);
console.log(`Written: ${documentFile}`);
