import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { readPicture } from '../catalogue/catalogue.ts';
import { findComposition } from '../compose/compositions.ts';
import type { CompositionEntry, PictureEntry } from './manifest.ts';
import { publishComposition } from './publish-composition.ts';
import { publishPicture } from './publish-picture.ts';

export interface Task {
  readonly id: string;
  readonly fingerprint: string;
}

export type Done =
  | { readonly kind: 'picture'; readonly id: string; readonly entry: PictureEntry }
  | { readonly kind: 'composition'; readonly id: string; readonly entry: CompositionEntry };

const { folder } = workerData as { folder: string };

// One worker is one core: libvips must not start threads of its own.
sharp.concurrency(1);

async function publish({ id, fingerprint }: Task): Promise<Done> {
  const composition = findComposition(id);
  if (composition)
    return { kind: 'composition', id, entry: await publishComposition(composition, fingerprint, folder) };
  return { kind: 'picture', id, entry: await publishPicture(readPicture(id), fingerprint, folder) };
}

parentPort?.on('message', (task: Task) => {
  publish(task).then(
    (done) => parentPort?.postMessage(done),
    (cause: unknown) => {
      throw new Error(`${task.id} could not be drawn`, { cause });
    },
  );
});
