import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from '../catalogue/range.ts';
import { ENCODINGS, fileName } from './formats.ts';
import type { Manifest } from './manifest.ts';
import type { Task } from './worker.ts';

interface Kept {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly fingerprintOf: (picture: Picture) => string;
  readonly force?: boolean;
}

const hasAllFiles = (folder: string, { id, views }: Picture): boolean =>
  views.every((view) => ENCODINGS[view].every((encoding) => existsSync(join(folder, id, fileName(view, encoding)))));

/** The pictures that must be drawn: new ones, changed ones, and those whose files are not all there. */
export function pendingTasks(pictures: readonly Picture[], { folder, manifest, fingerprintOf, force }: Kept): Task[] {
  return pictures
    .map((picture) => ({ picture, fingerprint: fingerprintOf(picture) }))
    .filter(({ picture, fingerprint }) => {
      const kept = manifest.pictures[picture.id]?.fingerprint === fingerprint;
      return force || !kept || !hasAllFiles(folder, picture);
    })
    .map(({ picture, fingerprint }) => ({ id: picture.id, fingerprint }));
}
