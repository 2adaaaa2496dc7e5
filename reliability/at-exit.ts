const tasks = new Set<() => void>();

process.on('exit', () => {
  for (const task of tasks) task();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** Does something when the program ends before its time, by a signal or an error; returns how to take it back. */
export function atExit(task: () => void): () => void {
  tasks.add(task);
  return () => void tasks.delete(task);
}
