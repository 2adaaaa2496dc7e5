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
  const door = createServer(letIn);

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
    let said = '';
    child.stderr?.on('data', (text: Buffer) => {
      said = (said + text).slice(-4000);
    });
    const wait = setInterval(() => {
      if (!isReady(child)) return;
      clearInterval(wait);
      keepLog(child, said);
      takeUp(child.pid ?? 0);
    }, 25);
    const fail = () => {
      clearInterval(wait);
      if (!noteFile) giveUp(said);
    };
    child.once('error', (error) => giveUp(error.message)).once('exit', fail);
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
    const file = `${task.home}/postgres.log`;
    fs.writeFileSync(file, said);
    child.stderr?.removeAllListeners('data').on('data', (text: Buffer) => fs.appendFileSync(file, text));
  }

  /** Opens the door, and then says where it is: a note that can be read always names an open or a closed door. */
  function takeUp(pid: number) {
    door.listen(0, '127.0.0.1', () => {
      const address = door.address();
      const note = `${task.home}/guard-${pid}-${task.generation}.json`;
      const draft = `${note}.${process.pid}`;
      const port = typeof address === 'object' ? address?.port : undefined;
      fs.writeFileSync(draft, JSON.stringify({ port, token, pid: process.pid }), { mode: 0o600 });
      try {
        fs.linkSync(draft, note);
      } catch {
        return giveUp('another guard was faster');
      } finally {
        fs.rmSync(draft, { force: true });
      }
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
      } else if (!isStopping) {
        isStopping = true;
        door.close();
        process.kill(pid, 'SIGINT');
      }
    }, 50);
  }

  function isRunning(pid: number): boolean {
    try {
      process.kill(pid, 0);
      return true;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'EPERM';
    }
  }

  function end() {
    fs.rmSync(noteFile, { force: true });
    if (task.isTemporary) fs.rmSync(task.home, { recursive: true, force: true });
    for (const leaver of leavers) leaver.end('stopped\n');
    setTimeout(() => process.exit(0), leavers.size > 0 ? 50 : 0);
  }

  function giveUp(reason: string) {
    report({ failed: reason });
    process.exit(1);
  }
}
