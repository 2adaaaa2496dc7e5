import { spawn } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { readNewestNote } from './guard-notes.ts';
import { type GuardReport, type GuardTask, guardProgram } from './guard-program.ts';

/** A process's hold on the cluster. The cluster runs as long as at least one process holds it. */
export interface Hold {
  /** Detaches; for the last hold, waits until PostgreSQL has stopped. */
  release(): Promise<void>;
}

/** A guard responds within milliseconds. */
const answerLimitMs = 2_000;

export interface SpawnedGuard {
  report: GuardReport;
  /** Until this is called, the guard counts its starter as a holder. */
  letGo(): void;
}

/** Starts the guard in a separate process and waits for its report. */
export async function spawnGuard(task: GuardTask): Promise<SpawnedGuard> {
  // Some TypeScript runners wrap inner functions in a call of `__name`.
  const program = `const __name = (value) => value; (${guardProgram})(${JSON.stringify(task)})`;
  const child = spawn(process.execPath, ['-e', program], {
    stdio: ['pipe', 'pipe', 'ignore'],
    detached: true,
    windowsHide: true,
    cwd: task.home,
  });
  child.stdin.on('error', () => {});
  const report = await new Promise<GuardReport>((resolve) => {
    createInterface(child.stdout).once('line', (line) => resolve(JSON.parse(line)));
    child.once('exit', (code) => resolve({ failed: `the guard ended (${code})` }));
    child.once('error', (error) => resolve({ failed: error.message }));
  });
  child.stdout.destroy();
  child.unref();
  return { report, letGo: () => child.stdin.destroy() };
}

/**
 * Attaches to the server through its newest guard; null if that guard is gone or about to stop the
 * server.
 */
export async function acquireLease(home: string, pid: number, onLost: () => void): Promise<Hold | null> {
  const note = readNewestNote(home, pid);
  if (!note) return null;
  const socket = connect(note.port, '127.0.0.1');
  socket.on('error', () => {});
  // Another program may have the port of a dead guard by now, and may not respond.
  socket.setTimeout(answerLimitMs, () => socket.destroy());
  socket.write(`${note.token}\n`);
  const answer = await nextLine(socket);
  socket.setTimeout(0);
  if (answer !== 'held') {
    socket.destroy();
    return null;
  }
  // The hold must not keep an idle process alive; it ends with the process.
  socket.unref();
  socket.once('close', onLost);
  return {
    release: async () => {
      socket.off('close', onLost);
      socket.ref();
      socket.write('leave\n');
      await nextLine(socket);
      socket.destroy();
    },
  };
}

/** The guard's next line, or null after the connection has ended. */
function nextLine(socket: Socket): Promise<string | null> {
  return new Promise((resolve) => {
    const finish = (line: string | null) => {
      socket.off('data', onData).off('close', onClose);
      resolve(line);
    };
    const onData = (text: Buffer) => finish(text.toString().trim());
    const onClose = () => finish(null);
    if (socket.destroyed) resolve(null);
    else socket.on('data', onData).on('close', onClose);
  });
}
