const supported = 'Keydence supports Node 22 and 24.';

/**
 * A line for the user in `refused` or `warning`; neither on a supported version.
 * @param {string} version
 * @returns {{ refused?: string, warning?: string }}
 */
export function judgeNode(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    return { refused: `Keydence needs Node 20.19 or later. ${supported} This is ${version}.` };
  }
  if (major === 20) return { warning: `Node 20 reached its end of life in April 2026. ${supported}` };
  if (major === 21 || major === 23) return { warning: `Node ${major} reached its end of life. ${supported}` };
  return {};
}
