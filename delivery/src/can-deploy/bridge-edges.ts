import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { BrokenEdge } from './edge.ts';
import { misfitsBetween } from './event-edges.ts';
import { type KnownVersion, nameOf } from './known-version.ts';

const Schemas = v.record(v.string(), v.record(v.string(), v.unknown()));

/** The messages of an app that is installed on phones, by name. The file never changes, because the installed apps do not. */
const AppSchema = v.object({ app: v.string(), version: v.number(), sends: Schemas, hears: Schemas });
export type KnownApp = v.InferOutput<typeof AppSchema>;

/** `delivery/apps`: one file for each version of the app that is in use. */
export const readApps = (folder = path.join(import.meta.dirname, '../../apps')): KnownApp[] =>
  globSync('*.json', { cwd: folder })
    .sort()
    .map((file) => v.parse(AppSchema, JSON.parse(readFileSync(path.join(folder, file), 'utf8'))));

/** Messages between a page and the installed apps that would no longer be understood. */
export function findBridgeEdges(page: KnownVersion, apps: readonly KnownApp[]): BrokenEdge[] {
  const { bridge } = page.uses ?? {};
  if (!bridge) return [];
  return apps.flatMap((app) => {
    const edge = (thing: string, why: string) => ({ user: nameOf(page), provider: `app ${app.app}`, thing, why });
    if (bridge.version !== app.version) return [edge('app-bridge', `the app speaks version ${app.version} of it`)];
    const unheard = Object.keys(app.sends).filter((name) => !bridge.hears[name]);
    const unsent = Object.keys(app.hears).filter((name) => !bridge.sends[name]);
    const misfits = [...misfitsBetween(app.sends, bridge.hears), ...misfitsBetween(bridge.sends, app.hears)];
    return [
      ...unheard.map((name) => edge(`message ${name}`, 'the app sends it, and the page no longer takes it')),
      ...unsent.map((name) => edge(`message ${name}`, 'the app needs it, and the page no longer sends it')),
      ...misfits.map(([name, why]) => edge(`message ${name}`, why)),
    ];
  });
}
