/** Runs tasks, `width` of them at any time, and counts how they ended, by error code for those that failed. */
export async function runAtOnce(
  tasks: readonly (() => Promise<unknown>)[],
  width: number,
): Promise<Record<string, number>> {
  const outcomes: Record<string, number> = {};
  let next = 0;
  const work = async () => {
    for (let task = tasks[next++]; task; task = tasks[next++]) {
      const outcome = await task().then(
        () => 'done',
        (error: { code?: string }) => error.code ?? 'unexpected',
      );
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  return outcomes;
}
