import { resolve } from 'node:path';
import { buildWhenStale } from '../build.mjs';

/**
 * Set-up of suites that start the server as a process: the built server starts in a fifth of the
 * time.
 */
export default () => buildWhenStale(resolve(import.meta.dirname, '../..'), ['server']);
