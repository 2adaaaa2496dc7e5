// Part of `npm run check`: no pattern of the product takes more than linear time on untrusted text.
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkTree } from './check-tree.ts';

const problems = checkTree(resolve(dirname(fileURLToPath(import.meta.url)), '../..'));
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`${problems.length} slow patterns. Bound their quantifiers, or anchor their beginning.`);
  process.exit(1);
}
