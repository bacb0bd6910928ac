import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspace } from '@odeta/workspace/workspace';
import { parseAllDocuments } from 'yaml';

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  data?: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: each kind has its own
  spec?: any;
}

/** Where an object stands that is to be checked, such as `base/edge.yaml`. */
export interface Placed {
  file: string;
  manifest: Manifest;
}

export const folder = path.join(workspace, 'deploy/kubernetes');

/** All objects of a folder, without `kustomization.yaml`. */
export const manifestsIn = (place: string): Placed[] =>
  readdirSync(path.join(folder, place))
    .filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml')
    .flatMap((file) =>
      parseAllDocuments(readFileSync(path.join(folder, place, file), 'utf8')).map((document) => ({
        file: `${place}/${file}`,
        manifest: document.toJS() as Manifest,
      })),
    );

/** What is wrong with each of the objects, by the published schemas. These are ECMAScript modules only, so they run in a process of their own. */
export function problemsOf(manifests: readonly unknown[]): string[][] {
  const program = path.join(import.meta.dirname, 'validate-manifests.ts');
  const answer = execFileSync(process.execPath, [program], { input: JSON.stringify(manifests), encoding: 'utf8' });
  return JSON.parse(answer);
}
