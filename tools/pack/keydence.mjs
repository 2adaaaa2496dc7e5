#!/usr/bin/env node
// `npx keydence`: the built server with the data of this user, and its other tasks by their names.
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { judgeNode } from '../tools/check-node.mjs';

const { refused, warning } = judgeNode(process.version);
if (refused) {
  console.error(refused);
  process.exit(1);
}
if (warning) console.error(warning);
const settings = resolve('.env');
if (existsSync(settings)) process.loadEnvFile(settings);
process.env.NODE_ENV ??= 'production';
// The package is in a cache that npm empties.
process.env.DATA_DIR ||= join(homedir(), '.keydence');
await import('../apps/server/dist/main.js');
