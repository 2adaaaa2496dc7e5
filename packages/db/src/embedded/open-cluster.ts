import { findBinaries } from './binaries.ts';
import { ensureCluster, readOwnerUrl } from './cluster-files.ts';
import { ClusterHolder } from './cluster-holder.ts';
import { demoteOwner } from './demote-owner.ts';
import { ensurePassword } from './ensure-password.ts';
import { choosePlace } from './place.ts';

export interface EmbeddedOptions {
  /** The folder with the `bin` of another PostgreSQL than the one that comes with Keydence. */
  binaries?: string | undefined;
  /** Takes data and binaries that the server's user cannot reach where they are; default `/var/lib/keydence`. */
  reachableFolder?: string;
  /** Told in one line when the data is kept in another folder than the one asked for. */
  log?: (line: string) => void;
  /** For tests: writes do not wait for the disk, and the folder goes when the server stops. */
  isTemporary?: boolean;
  /**
   * Called once if the server died and could not be started again on its port. The connections of this process stay
   * without a server, so it can only end.
   */
  onLost?: (error: Error) => void;
}

export interface OpenCluster {
  url: string;
  release(): Promise<void>;
}

/**
 * Starts PostgreSQL on the folder, or attaches to the one that runs there. It runs until the last process that has opened
 * it releases it or ends in whatever way, and is started again when it dies before. Throws, with what to do, when this
 * system cannot run it.
 */
export async function openCluster(folder: string, options: EmbeddedOptions = {}): Promise<OpenCluster> {
  const native = options.binaries ?? (await findBinaries());
  const log = options.log ?? ((line) => process.stderr.write(`${line}\n`));
  const place = choosePlace({ folder, native, reachableFolder: options.reachableFolder, log });
  ensureCluster(place);
  await ensurePassword(place);
  const isTemporary = options.isTemporary ?? false;
  const holder = new ClusterHolder(place, { isTemporary, onLost: options.onLost ?? (() => {}) });
  const port = await holder.hold();
  const url = readOwnerUrl(place.home, port);
  try {
    await demoteOwner(url);
  } catch (error) {
    await holder.release();
    throw error;
  }
  return { url, release: () => holder.release() };
}
