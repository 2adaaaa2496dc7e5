import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { distributeLists } from '../src/cluster/distribute-lists.ts';
import { deriveTenantLogin } from '../src/tenant-login.ts';
import { addOwner, databaseUrl, userOf } from './add-owner.ts';
import { dropOnWorkers, joinNodes, type Node, readWorkers } from './own-cluster.ts';

/** The coordinator of a cluster, for a program that makes databases of its own there. */
export interface Coordinator {
  adminUrl: string;
  workers: Node[];
  /** Creates a database on the coordinator alone, empty or as a copy of one without connections; returns its URL. */
  create(original?: string): Promise<string>;
  /** Distributes the lists of a migrated database over the workers, which the nodes reach at these addresses. */
  distribute(url: string, workers?: readonly Node[]): Promise<void>;
  /** Drops these databases and their owner. */
  close(): Promise<void>;
}

/** Parts of each table: enough for both workers, and few for a machine that has all nodes. */
const shards = 8;

export async function openCoordinator(adminUrl: string): Promise<Coordinator> {
  const prefix = `keydence_${process.pid}_${randomBytes(4).toString('hex')}`;
  const { ownerUrl, release } = await addOwner(adminUrl, `${prefix}_owner`);
  const admin = postgres(adminUrl, { max: 1, onnotice: () => {} });
  const names: string[] = [];
  return {
    adminUrl,
    workers: await readWorkers(adminUrl),
    create: async (original) => {
      const name = `${prefix}_${names.length}`;
      const template = original ? new URL(original).pathname.slice(1) : 'template1';
      await admin`
        create database ${admin(name)} template ${admin(template)} owner ${admin(userOf(ownerUrl))} strategy file_copy`;
      names.push(name);
      return databaseUrl(ownerUrl, name);
    },
    distribute: async (url, addresses) => {
      await joinNodes(adminUrl, url, addresses);
      await distributeLists({ url, tenant: deriveTenantLogin(url) }, { shards });
    },
    close: async () => {
      for (const name of names) await admin`drop database ${admin(name)} with (force)`;
      await dropOnWorkers(adminUrl, prefix);
      await admin.end();
      await release();
    },
  };
}
