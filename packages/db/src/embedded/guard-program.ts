import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import type { ServerUser } from './place.ts';

export interface GuardTask {
  home: string;
  data: string;
  /** What to start, or the process number of a running server that has lost its guard. */
  server: { program: string; args: string[]; user: ServerUser } | number;
  /** Rises when a guard takes over from one that died. */
  generation: number;
  /** Whether the whole folder goes when the server stops. */
  isTemporary: boolean;
  /** The longest that a server may take to become ready; the guard ends one that takes longer. */
  startLimitMs: number;
}

/** What the guard prints once, for the process that spawned it. */
export type GuardReport = { ready: number } | { failed: string };

/**
 * The guard's whole program. It runs in a process of its own, which outlives whoever started it: each process that uses
 * the cluster holds a connection to it, the operating system closes that connection even after SIGKILL, and with the last
 * one the guard stops PostgreSQL. It is sent to `node -e` as text, so it may use nothing from outside its body.
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
  /** The server, if this guard started it: nothing else can get its number before this process has seen its end. */
  let own: ChildProcess | null = null;
  let ticks: number | undefined;
  const door = createServer(letIn).on('error', (error) => giveUp(error.message));

  const report = (line: GuardReport) => process.stdout.write(`${JSON.stringify(line)}\n`);
  process.stdout.on('error', () => {});
  process.stdin.resume().on('end', starterLeft).on('error', starterLeft);
  // Only the last holder's end stops the guard, not a Ctrl-C that reaches the whole terminal.
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
    // Its last words come before `close`, which a process of its own may hold up.
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
    // On a full disk the log has gaps, and the server runs on.
    const write = (text: string | Buffer, flag: 'a' | 'w') =>
      attempt(() => fs.writeFileSync(`${task.home}/postgres.log`, text, { flag }));
    write(said, 'w');
    child.stderr?.removeAllListeners('data').on('data', (text: Buffer) => write(text, 'a'));
  }

  /** Opens the door, and then says where it is: a note that can be read always names an open or a closed door. */
  function takeUp(pid: number) {
    ticks = readTicks(pid);
    door.listen(0, '127.0.0.1', () => {
      const address = door.address();
      const note = `${task.home}/guard-${pid}-${task.generation}.json`;
      const draft = `${note}.${process.pid}`;
      const port = typeof address === 'object' ? address?.port : undefined;
      const problem = attempt(() => {
        fs.writeFileSync(draft, JSON.stringify({ port, token, pid: process.pid, ticks }), { mode: 0o600 });
        // The number of a server of our own is new: a note that has it is left from before a power cut.
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

  /** A server whose folder was deleted confirms writes that are nowhere. It looks itself only once a minute. */
  function stopWithoutData(pid: number) {
    const isThere = attempt(() => {
      const [first] = fs.readFileSync(`${task.data}/postmaster.pid`, 'utf8').split('\n', 1);
      if (Number(first) !== pid) throw new Error('another server');
    });
    misses = isThere === null ? 0 : misses + 1;
    if (misses === 10) signal(pid, 'SIGQUIT');
  }

  /** Only to a process that is certainly the server: our own child, or the very process that we took up. */
  function signal(pid: number, name: 'SIGINT' | 'SIGQUIT') {
    if (own) own.kill(name);
    else if (ticks === readTicks(pid)) process.kill(pid, name);
  }

  function isRunning(pid: number): boolean {
    if (own) return own.exitCode === null && own.signalCode === null;
    // A number that another process has by now, and a dead process that nothing has collected yet.
    if (ticks !== undefined && ticks !== readTicks(pid)) return false;
    try {
      process.kill(pid, 0);
      return true;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'EPERM';
    }
  }

  /** The start of a living process in clock ticks since boot; undefined where only Linux could show it. */
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
    // While processes hold it, they start the server again on its data.
    const isOver = isStopping || (holders.size === 0 && !starterHolds);
    if (task.isTemporary && isOver) attempt(() => fs.rmSync(task.home, { recursive: true, force: true }));
    for (const leaver of leavers) leaver.end('stopped\n');
    setTimeout(() => process.exit(0), leavers.size > 0 ? 50 : 0);
  }

  function giveUp(reason: string) {
    // A server that nothing guards would never stop.
    own?.kill('SIGQUIT');
    report({ failed: reason });
    process.exit(1);
  }

  /** Null if it went well, otherwise what went wrong. */
  function attempt(work: () => void): string | null {
    try {
      work();
      return null;
    } catch (error) {
      return String((error as Error).message ?? error);
    }
  }
}
