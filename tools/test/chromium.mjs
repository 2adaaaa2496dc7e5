import { existsSync } from 'node:fs';
import { installDebianPackage } from './debian.mjs';

/** The engine without windows takes less than three quarters of the CPU time of the whole browser. */
const shell = '/usr/bin/chromium-headless-shell';
const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const advice =
  'The journeys need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM to its path.';

/**
 * The path of a browser for the journeys: the shell, which is installed as root on Debian, or else a whole browser.
 * Throws when there is none.
 */
export function findChromium() {
  const given = process.env.CHROMIUM;
  if (given) return given;
  if (existsSync(shell) || tryInstall('chromium-headless-shell')) return shell;
  const find = () => wholeBrowsers.find((path) => existsSync(path));
  // Releases before Debian 12 have the whole browser only.
  if (!find()) installDebianPackage('chromium', advice);
  const found = find();
  if (!found) throw new Error(advice);
  console.log(`The journeys run in ${found}, and faster with Debian's chromium-headless-shell.`);
  return found;
}

function tryInstall(name) {
  try {
    installDebianPackage(name, advice);
    return existsSync(shell);
  } catch {
    return false;
  }
}
