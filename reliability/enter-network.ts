import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Reruns a program, with `--inside`, in a network namespace whose loopback device has these
 * addresses and that of the machine's name server. Returns its exit code. Needs Linux and root.
 */
export function enterNetwork(program: string, addresses: readonly string[]): number {
  const commands = [...addresses, readNameServer()].map(
    (address) => `ip addr add ${address}/32 dev lo 2>/dev/null`,
  );
  const again = ['--import', 'tsx', fileURLToPath(program), '--inside', ...process.argv.slice(2)];
  const script = ['ip link set lo up', ...commands, 'exec "$@"'].join('; ');
  const words = ['-n', 'sh', '-c', script, 'sh', process.execPath, ...again];
  return spawnSync('unshare', words, { stdio: 'inherit' }).status ?? 1;
}

/** The machine's configured name server. */
export function readNameServer(): string {
  const found = /^nameserver\s+(\d+(?:\.\d+){3})$/m.exec(readFileSync('/etc/resolv.conf', 'utf8'))?.[1];
  return found ?? '127.0.0.1';
}
