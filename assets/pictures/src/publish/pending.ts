import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from '../catalogue/product.ts';
import { COMPOSED_ENCODINGS, composedFileName } from '../compose/composed-formats.ts';
import type { ComposedView, Composition } from '../compose/composition.ts';
import { ENCODINGS, fileName } from './formats.ts';
import type { Task } from './worker.ts';

/** A picture of any kind as it should be kept: what it is made from, and its files. */
export interface Wanted extends Task {
  readonly files: readonly string[];
}

interface Kept {
  readonly folder: string;
  /** The fingerprint under which a picture is kept. */
  readonly keptAs: (id: string) => string | undefined;
  readonly force?: boolean;
}

export const wantedPicture = ({ id, views }: Picture, fingerprint: string): Wanted => ({
  id,
  fingerprint,
  files: views.flatMap((view) => ENCODINGS[view].map((encoding) => fileName(view, encoding))),
});

export const wantedComposition = ({ id, views }: Composition, fingerprint: string): Wanted => ({
  id,
  fingerprint,
  files: (Object.keys(views) as ComposedView[]).flatMap((view) =>
    COMPOSED_ENCODINGS[view].map((encoding) => composedFileName(view, encoding)),
  ),
});

/** What must be drawn: new pictures, changed ones, and those whose files are not all there. */
export function pendingTasks(wanted: readonly Wanted[], { folder, keptAs, force }: Kept): Task[] {
  return wanted
    .filter(({ id, fingerprint, files }) => {
      const isKept = keptAs(id) === fingerprint && files.every((file) => existsSync(join(folder, id, file)));
      return force || !isKept;
    })
    .map(({ id, fingerprint }) => ({ id, fingerprint }));
}
