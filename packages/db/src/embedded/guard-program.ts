import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import type { ServerUser } from './place.ts';

export interface GuardTask {
  home: string;
  data: string;
  /** The server to start, or the process id of a running server without a guard. */
  server: { program: string; args: string[]; user: ServerUser } | number;
  /** Increases when a guard replaces one that died. */
  generation: number;
  /** True if the folder is deleted when the server stops. */
  isTemporary: boolean;
  /** Maximum start time; the guard ends a slower server. */
  startLimitMs: number;
}

/** The guard's single report to the process that spawned it. */
export type GuardReport = { ready: number } | { failed: string };

/**
 * The guard's whole program. It runs in a separate process that outlives its starter. Each process
 * that uses the cluster holds a connection to it; the operating system closes that connection even
 * after SIGKILL, and with the last one the guard stops PostgreSQL. It is passed to `node -e` as
 * text, so it must not use anything outside its body.
 */
export function guardProgram(task: GuardTask): void {
  const { spawn } = process.getBuiltinModule('node:child_process');
  const fs = process.getBuiltinModule('node:fs');
  const { createServer } = process.getBuiltinModule('node:net');
  const { randomBytes } = process.getBuiltinModule('node:crypto');

  const holders = new Set<Socket>();
  const leavers = new Set<Socket>();
  const token = randomBytes(24).toString('base64url');
  let starterHolds = true;
  let isStopping = false;
  let noteFile = '';
  let misses = 0;
  /**
   * The server, if this guard started it: its process id stays reserved until this process has seen
   * its exit.
   */
  let own: ChildProcess | null = null;
  let ticks: number | undefined;
  const door = createServer(letIn).on('error', (error) => giveUp(error.message));

  const report = (line: GuardReport) => process.stdout.write(`${JSON.stringify(line)}\n`);
  process.stdout.on('error', () => {});
  process.stdin.resume().on('end', starterLeft).on('error', starterLeft);
  // Only the exit of the last holder stops the guard, not a Ctrl-C sent to the whole terminal.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

  if (typeof task.server === 'number') takeUp(task.server);
  else startServer(task.server);

  function startServer(server: { program: string; args: string[]; user: ServerUser }) {
    const child = spawn(server.program, server.args, {
      ...server.user,
      cwd: task.home,
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
      windowsHide: true,
    });
    own = child;
    let said = '';
    child.stderr?.on('data', (text: Buffer) => {
      said = (said + text).slice(-4000);
    });
    const from = performance.now();
    const wait = setInterval(() => {
      if (performance.now() - from > task.startLimitMs)
        return giveUp(`it was not ready after ${task.startLimitMs / 1000} s\n${said}`);
      if (!isReady(child)) return;
      clearInterval(wait);
      keepLog(child, said);
      takeUp(child.pid ?? 0);
    }, 25);
    const fail = (code: number | null, signal: string | null) => {
      clearInterval(wait);
      if (!noteFile) giveUp(said || `it ended by itself (${signal ?? code})`);
    };
    child.once('error', (error) => giveUp(error.message)).once('close', fail);
    // Its last output arrives before `close`, which one of its child processes may delay.
    child.once('exit', (...end) => setTimeout(fail, 1_000, ...end));
  }

  function isReady(child: ChildProcess): boolean {
    try {
      const lines = fs.readFileSync(`${task.data}/postmaster.pid`, 'utf8').split('\n');
      return Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready';
    } catch {
      return false;
    }
  }

  function keepLog(child: ChildProcess, said: string) {
    // On a full disk the log has gaps, and the server keeps running.
    const write = (text: string | Buffer, flag: 'a' | 'w') =>
      attempt(() => fs.writeFileSync(`${task.home}/postgres.log`, text, { flag }));
    write(said, 'w');
    child.stderr?.removeAllListeners('data').on('data', (text: Buffer) => write(text, 'a'));
  }

  /**
   * Listens first and writes the note afterwards: a readable note always names an open or a closed
   * socket.
   */
  function takeUp(pid: number) {
    ticks = readTicks(pid);
    door.listen(0, '127.0.0.1', () => {
      const address = door.address();
      const note = `${task.home}/guard-${pid}-${task.generation}.json`;
      const draft = `${note}.${process.pid}`;
      const port = typeof address === 'object' ? address?.port : undefined;
      const problem = attempt(() => {
        fs.writeFileSync(draft, JSON.stringify({ port, token, pid: process.pid, ticks }), { mode: 0o600 });
        // The process id of a server we started is new: an existing note with that id predates a
        // power failure.
        if (own) fs.renameSync(draft, note);
        else fs.linkSync(draft, note);
      });
      attempt(() => fs.rmSync(draft, { force: true }));
      if (problem) return giveUp(problem.includes('EEXIST') ? 'another guard was faster' : problem);
      noteFile = note;
      watch(pid);
      report({ ready: pid });
    });
  }

  function letIn(socket: Socket) {
    let said = '';
    socket.setEncoding('utf8').on('error', () => {});
    socket.on('close', () => {
      leavers.delete(socket);
      holders.delete(socket);
    });
    socket.on('data', (text: string) => {
      said += text;
      if (said === `${token}\n`) {
        holders.add(socket);
        socket.write('held\n');
      } else if (said === `${token}\nleave\n`) {
        leavers.add(socket);
        holders.delete(socket);
      } else if (said.length > 100) {
        socket.destroy();
      }
    });
  }

  function starterLeft() {
    starterHolds = false;
  }

  function watch(pid: number) {
    setInterval(() => {
      if (!isRunning(pid)) return end();
      if (holders.size > 0 || starterHolds) {
        for (const leaver of leavers) leaver.end('left\n');
        stopWithoutData(pid);
      } else if (!isStopping) {
        isStopping = true;
        door.close();
        signal(pid, 'SIGINT');
      }
    }, 50);
  }

  /**
   * A server with a deleted folder confirms writes that are lost. Its own check runs only once a
   * minute.
   */
  function stopWithoutData(pid: number) {
    const isThere = attempt(() => {
      const [first] = fs.readFileSync(`${task.data}/postmaster.pid`, 'utf8').split('\n', 1);
      if (Number(first) !== pid) throw new Error('another server');
    });
    misses = isThere === null ? 0 : misses + 1;
    if (misses === 10) signal(pid, 'SIGQUIT');
  }

  /** Signals only a verified server: our own child, or the very process that we adopted. */
  function signal(pid: number, name: 'SIGINT' | 'SIGQUIT') {
    if (own) own.kill(name);
    else if (ticks === readTicks(pid)) process.kill(pid, name);
  }

  function isRunning(pid: number): boolean {
    if (own) return own.exitCode === null && own.signalCode === null;
    // The id may belong to another process by now, or to a zombie.
    if (ticks !== undefined && ticks !== readTicks(pid)) return false;
    try {
      process.kill(pid, 0);
      return true;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'EPERM';
    }
  }

  /**
   * Start of a running process in clock ticks since boot; undefined on systems other than Linux.
   */
  function readTicks(pid: number): number | undefined {
    let stat = '';
    attempt(() => {
      stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    });
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[19] === undefined || fields[0] === 'Z' ? undefined : Number(fields[19]);
  }

  function end() {
    attempt(() => fs.rmSync(noteFile, { force: true }));
    // As long as processes hold it, they restart the server on its data.
    const isOver = isStopping || (holders.size === 0 && !starterHolds);
    if (task.isTemporary && isOver) attempt(() => fs.rmSync(task.home, { recursive: true, force: true }));
    for (const leaver of leavers) leaver.end('stopped\n');
    setTimeout(() => process.exit(0), leavers.size > 0 ? 50 : 0);
  }

  function giveUp(reason: string) {
    // A server without a guard would never stop.
    own?.kill('SIGQUIT');
    report({ failed: reason });
    process.exit(1);
  }

  /** Returns null, or the error. */
  function attempt(work: () => void): string | null {
    try {
      work();
      return null;
    } catch (error) {
      return String((error as Error).message ?? error);
    }
  }
}
