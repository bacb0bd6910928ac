import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { readNewestChange, writeDocument } from '../tools/testing/store-folder.ts';

const workspace = path.resolve(import.meta.dirname, '..');

/** A release store of its own, in which a test can break what it likes, and put it right again. */
export class ReleaseFolder {
  readonly directory = mkdtempSync(path.join(tmpdir(), 'odeta-releases-'));

  constructor() {
    cpSync(process.env.RELEASES_DIR ?? '', this.directory, { recursive: true });
  }

  /** Changes the file that fits the pattern; its integrity stays what it was. */
  tamper(unit: string, pattern: string, change: (content: string) => string) {
    const file = this.find(unit, pattern);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    rmSync(`${file}.br`, { force: true });
  }

  /**
   * Releases a version in which one file is changed, as a team would that ships a mistake: its own folder, its own queue of
   * chunks, and every integrity fits.
   */
  ship(unit: string, pattern: string, change: (content: string) => string) {
    const version = this.versionOf(unit);
    const next = `${version}-mistake`;
    const wrong = this.find(unit, pattern);
    cpSync(path.join(this.directory, unit, version), path.join(this.directory, unit, next), { recursive: true });
    const replacements: [before: string, after: string][] = [[version, next]];
    const rewrite = (file: string, edit = (content: string) => content) => {
      const before = readFileSync(file, 'utf8');
      const after = replacements.reduce((text, pair) => text.replaceAll(...pair), edit(before));
      writeFileSync(file, after);
      rmSync(`${file}.br`, { force: true });
      replacements.push([integrityOf(before), integrityOf(after)]);
    };

    // The entry knows the integrity of every chunk, and so comes after them.
    const files = ['server/*.cjs', 'browser/static/*.js', 'browser/remote-entry.js'].flatMap((part) =>
      globSync(path.join(this.directory, unit, next, part)),
    );
    for (const file of files) {
      const ownQueue = (code: string) => code.replaceAll(`chunks_${unit}_`, `chunks_${unit}_mistake_`);
      const isWrong = path.basename(file) === path.basename(wrong);
      rewrite(file, (code) => ownQueue(isWrong ? changed(code, change) : code));
    }
    rewrite(path.join(this.directory, unit, next, 'release.json'));
    const document = JSON.stringify(this.document());
    writeDocument(this.directory, JSON.parse(replacements.reduce((text, pair) => text.replaceAll(...pair), document)));
  }

  /** The same, with what was live as the good version before it. */
  shipOver(unit: string, pattern: string, change: (content: string) => string) {
    const { url, metadata, extras } = this.entryOf(unit);
    if (!extras) throw new Error(`The document names no release of ${unit}`);
    this.ship(unit, pattern, change);
    const document = this.document();
    const { url: own, ...rest } = this.entryOf(unit);
    const { version, integrity } = metadata;
    const fallback = { version, integrity, release: extras.release };
    const entry = { url: own, fallbackUrl: url, ...rest, extras: { ...extras, ...rest.extras, fallback } };
    writeDocument(this.directory, { ...document, microFrontends: { ...document.microFrontends, [unit]: [entry] } });
  }

  /** Rolls every unit back to what was live before. */
  rollBack() {
    writeDocument(this.directory, readNewestChange(process.env.RELEASES_DIR ?? '').document);
  }

  /** A deploy is seen by every instance within seconds. */
  async whenSeen(discovery: string) {
    const { microFrontends } = this.document();
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const live = await (await fetch(discovery.replace(/\w+\.localhost/, '127.0.0.1'))).json();
      if (JSON.stringify(live.microFrontends) === JSON.stringify(microFrontends)) return;
      await pause(200);
    }
    throw new Error('The deploy was not seen');
  }

  remove() {
    rmSync(this.directory, { recursive: true, force: true });
  }

  /** What the discovery document says of a unit. */
  entryOf(unit: string) {
    const entry = this.document().microFrontends[unit]?.[0];
    if (!entry) throw new Error(`The document has no ${unit}`);
    return entry;
  }

  private document() {
    return readNewestChange(this.directory).document;
  }

  private find(unit: string, pattern: string) {
    const [file] = globSync(path.join(this.folderOf(unit), pattern));
    if (!file) throw new Error(`${unit} has no file ${pattern}`);
    return file;
  }

  private folderOf(unit: string) {
    return path.join(this.directory, unit, this.versionOf(unit));
  }

  private versionOf(unit: string): string {
    return this.entryOf(unit).metadata.version;
  }
}

export interface FaultyEdge {
  port: number;
  /** What it has logged of a kind of failure. */
  failures(kind: string): { unit?: string; msg: string }[];
  stop(): Promise<void>;
}

/** An `edge` of its own in front of the same API, or of another one. `source` is a folder of releases or the address of a store. */
export async function startEdge(
  source: { directory: string } | { address: string },
  api = `http://127.0.0.1:${process.env.SHOP_PORT}`,
): Promise<FaultyEdge> {
  const port = await findFreePort();
  const releases = 'directory' in source ? { RELEASES_DIR: source.directory } : { RELEASES_URL: source.address };
  const environment = {
    ...process.env,
    ...releases,
    PORT: String(port),
    API_URL: api,
    PAGE_CACHE_SECONDS: '0',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    SHUTDOWN_DELAY_SECONDS: '0',
    // One visitor at a time: a second thread would only start.
    RENDER_WORKERS: '1',
  };
  const child = spawn(process.execPath, ['edge/src/server.ts'], {
    cwd: workspace,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(line));
  await whenHealthy(port, child);
  return {
    port,
    failures: (kind) => lines.map((line) => JSON.parse(line)).filter((failure) => failure.kind === kind),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

async function whenHealthy(port: number, child: ChildProcess) {
  // On a busy machine a start takes long: the test's own time limit ends the wait.
  while (child.exitCode === null) {
    const answered = await fetch(`http://127.0.0.1:${port}/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await pause(100);
  }
  throw new Error('edge did not start');
}

export function findFreePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const integrityOf = (bytes: string) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** A mistake that fits nothing is none. */
function changed(code: string, change: (code: string) => string) {
  const result = change(code);
  if (result === code) throw new Error('The mistake does not fit what was built');
  return result;
}
