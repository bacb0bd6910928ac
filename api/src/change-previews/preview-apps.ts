import type { FastifyInstance } from 'fastify';
import { closeDatabase, type DirectDatabase, openOtherSchemas, type ShopDatabase } from '../db/database.ts';
import { type BuildDeps, type BuiltPreview, requireBuilt } from './build-preview.ts';

/** Of one process, each with connections of its own. */
const MOST_OPEN = 3;
/** After the last request. */
const OPEN_FOR_MS = 300_000;

/** Builds the shop's API on another database: the same routes, without background work. */
export type OpenApp = (database: ShopDatabase) => Promise<FastifyInstance>;

interface Opened {
  app: Promise<FastifyInstance>;
  usedAt: number;
  close(): Promise<void>;
}

export interface PreviewApps {
  /** The API in which a change set is live; `null`: nothing of it waits. */
  find(set: number): Promise<FastifyInstance | null>;
  /** Closes those that nobody has used for some minutes. */
  closeUnused(): Promise<void>;
  close(): Promise<void>;
}

/** Of a preview itself. */
export const noPreviews: PreviewApps = {
  find: async () => null,
  closeUnused: async () => undefined,
  close: async () => undefined,
};

interface Deps extends BuildDeps {
  direct: DirectDatabase;
  openApp: OpenApp;
}

/**
 * The shop with drafts is a second instance of its API in this process, on the schema of the preview: nothing that one of them reads, caches or
 * computes is ever the other's.
 */
export function createPreviewApps({ db, now, direct, openApp }: Deps): PreviewApps {
  const opened = new Map<string, Opened>();

  function open({ name, schemas }: BuiltPreview): Opened {
    const database = openOtherSchemas(direct, schemas);
    const app = openApp(database);
    const one: Opened = {
      app,
      usedAt: performance.now(),
      async close() {
        if (opened.get(name) === one) opened.delete(name);
        await app.then((own) => own.close()).catch(() => undefined);
        await closeDatabase(database);
      },
    };
    opened.set(name, one);
    // What could not be opened is tried again with the next request.
    app.catch(() => one.close());
    return one;
  }

  const byUse = () => [...opened.values()].sort((one, other) => one.usedAt - other.usedAt);

  return {
    async find(set) {
      const built = await requireBuilt({ db, now }, set);
      if (!built) return null;
      const one = opened.get(built.name) ?? open(built);
      one.usedAt = performance.now();
      for (const unused of byUse().slice(0, -MOST_OPEN)) void unused.close();
      return one.app;
    },

    async closeUnused() {
      const before = performance.now() - OPEN_FOR_MS;
      await Promise.all(byUse().flatMap((one) => (one.usedAt < before ? [one.close()] : [])));
    },

    close: async () => void (await Promise.all(byUse().map((one) => one.close()))),
  };
}
