import { existsSync } from 'node:fs';
import { installDebianPackage } from './debian.mjs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a browser for the journeys; as root on Debian it is installed. Throws when there is none. */
export function findChromium() {
  const given = process.env.CHROMIUM;
  if (given) return given;
  const find = () => places.find((path) => existsSync(path));
  const advice =
    'The journeys need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM to its path.';
  if (!find()) installDebianPackage('chromium', advice);
  const found = find();
  if (!found) throw new Error(advice);
  return found;
}
