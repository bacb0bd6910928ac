import path from 'node:path';
import process from 'node:process';

/** The folder of the shop's pictures, for tests that compare the seed with it: `MEDIA_DIR`, as for `edge`. */
export const mediaFolder = path.resolve(
  process.env.MEDIA_DIR ?? path.join(import.meta.dirname, '../../../assets/pictures/files'),
);
