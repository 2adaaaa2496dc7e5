import { findBinaries } from './binaries.ts';
import { ensureCluster, readOwnerUrl } from './cluster-files.ts';
import { ClusterHolder } from './cluster-holder.ts';
import { demoteOwner } from './demote-owner.ts';
import { ensurePassword } from './ensure-password.ts';
import { choosePlace } from './place.ts';

export interface EmbeddedOptions {
  /** The folder with the `bin` of a PostgreSQL other than the bundled one. */
  binaries?: string | undefined;
  /**
   * Holds data and binaries that the server's user cannot reach in their own folder; default
   * `/var/lib/keydence`.
   */
  reachableFolder?: string;
  /** Receives one line if the data is stored outside the requested folder. */
  log?: (line: string) => void;
  /**
   * For tests: writes do not wait for the disk, and the folder is deleted when the server stops.
   */
  isTemporary?: boolean;
  /**
   * Called once if the server died and could not be restarted on its port. This process cannot
   * reach a server any more and should exit.
   */
  onLost?: (error: Error) => void;
}

export interface OpenCluster {
  url: string;
  release(): Promise<void>;
}

/**
 * Starts PostgreSQL on the folder, or attaches to the running one. It runs until the last process
 * that opened it releases it or exits in any way, and is restarted if it dies before. Throws with
 * the next step if this system cannot run it.
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
