import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { readPicture } from '../catalogue/catalogue.ts';
import type { PictureEntry } from './manifest.ts';
import { publishPicture } from './publish-picture.ts';

export interface Task {
  readonly id: string;
  readonly fingerprint: string;
}

export interface Done {
  readonly id: string;
  readonly entry: PictureEntry;
}

const { folder } = workerData as { folder: string };

// One worker is one core: libvips must not start threads of its own.
sharp.concurrency(1);

parentPort?.on('message', ({ id, fingerprint }: Task) => {
  publishPicture(readPicture(id), fingerprint, folder).then(
    (entry) => parentPort?.postMessage({ id, entry } satisfies Done),
    (cause: unknown) => {
      throw new Error(`${id} could not be drawn`, { cause });
    },
  );
});
