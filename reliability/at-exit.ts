const tasks = new Set<() => void>();

process.on('exit', () => {
  for (const task of tasks) task();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** Runs a task if the program ends early, by a signal or an error; returns how to cancel it. */
export function atExit(task: () => void): () => void {
  tasks.add(task);
  return () => void tasks.delete(task);
}
