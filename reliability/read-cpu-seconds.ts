import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the kernel's own clock. */
const ticksPerSecond = 100;

/** Processor seconds used by a process on all cores; 0 if the system does not report them. */
export function readCpuSeconds(pid: number | undefined): number {
  if (process.platform !== 'linux') return 0;
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = after.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
