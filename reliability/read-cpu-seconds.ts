import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the kernel's own clock. */
const ticksPerSecond = 100;

/** Seconds of all cores that a process has used so far; 0 where the system does not tell. */
export function readCpuSeconds(pid: number | undefined): number {
  if (process.platform !== 'linux') return 0;
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = after.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
