// `write-dictionary.ts <language> <list>`: packs a JSON array of words into <language>.generated.ts; see README.md.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { listed, packDictionary } from './pack-dictionary.ts';

const [, , name, list] = process.argv;
const code = z.enum(['en', 'fr', 'es']).parse(name);
const words = z.array(z.string()).parse(JSON.parse(readFileSync(z.string().parse(list), 'utf8')));
const file = path.join(import.meta.dirname, `${listed[code]}.generated.ts`);
const packed = packDictionary(words, code);
writeFileSync(
  file,
  `/** Stems of ordinary words, packed; see README.md. */\nexport const ${listed[code]} =\n  '${packed}';\n`,
);
console.log(`Written: ${file}`);
