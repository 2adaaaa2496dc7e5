import { existsSync } from 'node:fs';
import { installDebianPackage } from './debian.mjs';

/** The first is the engine without windows, which takes less than half of the CPU time to open a page. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const advice =
  'The journeys need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM to its path.';

/** The path of a browser for the journeys; as root on Debian it is installed. Throws when there is none. */
export function findChromium() {
  const given = process.env.CHROMIUM;
  if (given) return given;
  const find = () => places.find((path) => existsSync(path));
  if (!find()) installBrowser();
  const found = find();
  if (!found) throw new Error(advice);
  return found;
}

/** Releases before Debian 12 have the whole browser only. */
function installBrowser() {
  try {
    installDebianPackage('chromium-headless-shell', advice);
  } catch {
    installDebianPackage('chromium', advice);
  }
}
