import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { findFreePort } from '@odeta/node/free-port';
import { workspace } from '@odeta/workspace/workspace';
import { findAccount, type Paths } from './find-programs.ts';
import { type MailServer, startMailServer } from './mail.ts';
import { type Balancer, createBalancer, createPooler, createValkey, type Served } from './plain-servers.ts';
import { type Databases, startDatabases } from './postgres.ts';
import { createPrograms, type Program } from './program.ts';
import { createPrometheus, type Prometheus } from './prometheus.ts';
import { openReleases, type Releases } from './releases.ts';
import { createBank, createSearch, createShopServer, localUrl, type Shared, type ShopServer } from './shop-servers.ts';
import { layWire, type Wire } from './wire.ts';

/** The whole shop with everything that it needs, each in a process of its own. */
export interface GameShop {
  folder: string;
  databases: Databases;
  balancer: Balancer;
  pooler: Served;
  valkey: Served;
  prometheus: Prometheus;
  mail: MailServer;
  bank: { program: Program; port: number; folder: string };
  search: Program;
  edges: readonly ShopServer[];
  apis: readonly ShopServer[];
  workers: readonly ShopServer[];
  releases: Releases;
  /** Lines that can be cut; those of `edge-2` lead to both `api`. */
  wires: { bank: Wire; mail: Wire; search: Wire; edge2: readonly Wire[] };
  stop(): Promise<void>;
}

const SEARCH_KEY = 'the key of the search';
const COUNT = 2;

/** @param say prints what is being started */
export async function startGameShop(folder: string, paths: Paths, say: (what: string) => void): Promise<GameShop> {
  const account = findAccount();
  chmodSync(folder, 0o755);
  const own = (name: string) => {
    const made = path.join(folder, name);
    mkdirSync(made, { recursive: true });
    if (account) chownSync(made, account.uid, account.gid);
    return made;
  };
  const create = createPrograms(own('logs'));
  const made = { folder, paths, create };

  say('releases');
  const releases = await openReleases(folder);
  say('three servers of PostgreSQL');
  const databases = await startDatabases({ folder: own('databases'), binaries: paths.postgres, account, create });
  const [edgePorts, apiPorts, workerPorts] = [await ports(), await ports(), await ports()];
  const documented = path.join(workspace, 'docs/scale/haproxy.cfg');
  const balancer = await createBalancer(made, { documented, edgePorts, apiPorts, databases });
  await balancer.program.start();
  const { port: replicaPort } = databases.replica;
  const pooler = await createPooler(made, { databasePort: balancer.databasePort, replicaPort, account });
  const valkey = await createValkey(made);
  await Promise.all([pooler.program.start(), valkey.program.start()]);

  const directUrl = `postgres://odeta:secret@${databases.servers.map(({ port }) => `127.0.0.1:${port}`).join()}/shop`;
  const database: Shared = {
    DATABASE_URL: `postgres://odeta@127.0.0.1:${pooler.port}/shop`,
    DATABASE_DIRECT_URL: directUrl,
    DATABASE_READ_URL: `postgres://odeta@127.0.0.1:${pooler.port}/replica`,
    DATABASE_POOLER: '1',
  };
  say('the schema and the seed');
  migrate(database);

  say('bank, mail and search');
  const mail = await startMailServer();
  const [bankPort, searchPort] = [await findFreePort(), await findFreePort()];
  const bankFolder = own('bank');
  const bankProgram = createBank(create, bankPort, {
    DATA_DIR: bankFolder,
    SANDBOX_NOTIFY_URL: `${localUrl(balancer.apiPort)}/api/payments/webhooks/sandbox`,
  });
  const search = createSearch(create, searchPort, SEARCH_KEY);
  await Promise.all([bankProgram.start(), search.start()]);
  const wires = {
    bank: await layWire(bankPort),
    mail: await layWire(mail.port),
    search: await layWire(searchPort),
    edge2: await Promise.all(apiPorts.map(layWire)),
  };

  const shared: Shared = {
    TRUST_PROXY: '1',
    VALKEY_URL: localUrl(valkey.port, 'redis'),
    SANDBOX_PAY_URL: localUrl(wires.bank.port),
    DATA_DIR: own('data'),
  };
  const ofApi: Shared = {
    ...shared,
    ...database,
    SMTP_URL: localUrl(wires.mail.port, 'smtp'),
    MEILISEARCH_URL: localUrl(wires.search.port),
    MEILISEARCH_KEY: SEARCH_KEY,
    BOT_PROTECTION: '0',
  };
  const ofEdge: Shared = {
    ...shared,
    RELEASES_DIR: releases.folder,
    RELEASE_KEYS: releases.keys,
    RENDER_WORKERS: '1',
  };
  const apiUrls = [apiPorts, wires.edge2.map(({ port }) => port)].map((all) =>
    all.map((port) => localUrl(port)).join(' '),
  );
  const servers = (job: 'edge' | 'api' | 'worker', of: readonly number[], environment: (index: number) => Shared) =>
    Promise.all(
      of.map((port, index) =>
        createShopServer({ create, name: `${job}-${index + 1}`, job, port, environment: environment(index) }),
      ),
    );
  const apis = await servers('api', apiPorts, () => ({ ...ofApi, BACKGROUND_WORK: '0' }));
  const workers = await servers('worker', workerPorts, () => ({ ...ofApi, BACKGROUND_WORK: '1' }));
  const edges = await servers('edge', edgePorts, (index) => ({ ...ofEdge, API_URL: apiUrls[index] ?? '' }));
  say('api, workers and edge');
  for (const { program } of [...apis, ...workers, ...edges]) await program.start();
  const targets = [...apis, ...workers, ...edges].map(({ target }) => target);
  const prometheus = await createPrometheus({ folder: own('prometheus'), command: paths.prometheus, create, targets });
  await prometheus.program.start();

  return {
    ...{ folder, databases, balancer, pooler, valkey, prometheus, mail, search, edges, apis, workers, releases, wires },
    bank: { program: bankProgram, port: bankPort, folder: bankFolder },
    async stop() {
      await prometheus.program.kill();
      await Promise.all([...edges, ...workers, ...apis].map(({ program }) => program.kill()));
      await Promise.all(
        [bankProgram, search, valkey.program, pooler.program, balancer.program].map((one) => one.kill()),
      );
      mail.close();
      await Promise.all([wires.bank, wires.mail, wires.search, ...wires.edge2].map((wire) => wire.set('refused')));
      await databases.stop();
    },
  };
}

const ports = () => Promise.all(Array.from({ length: COUNT }, findFreePort));

function migrate(database: Shared) {
  execFileSync(process.execPath, [path.join(workspace, 'tools/commands.ts'), 'migrate'], {
    cwd: workspace,
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', DEMO: '1', ...database },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
