import { setTimeout } from 'node:timers/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import { type StoredFile, StoreFailure, type WritableStore } from './store.ts';

/** Milliseconds within which the server must deliver, store or delete a file, or list a folder. */
const LIMIT = 60_000;
/** How often a write is attempted that conflicts with another write of the same file. */
const TRIES = 10;
/** Milliseconds between two attempts. */
const CONFLICT_PAUSE = 200;
/** A file that is created twice, to detect whether the server supports conditional writes. */
const PROBE = 'conditional-writes';

interface Place {
  bucket: string;
  /** Prefix of every key: empty, or with a slash at its end. */
  prefix: string;
  /** Only for servers other than Amazon's. */
  endpoint: string | undefined;
  region: string;
}

/**
 * `s3://bucket/prefix`, with `?endpoint=https://…` for a server other than Amazon's and `?region=…`.
 * @throws {StoreFailure} if the address is not valid.
 */
export function readS3Address(address: string): Place {
  const { protocol, hostname, pathname, searchParams } = new URL(address);
  const { endpoint, region = 'us-east-1', ...unknown } = Object.fromEntries(searchParams);
  const [option] = Object.keys(unknown);
  if (protocol !== 's3:' || !hostname) throw new StoreFailure(`${address} is no address such as s3://bucket/prefix`);
  if (option) throw new StoreFailure(`${address}: there is no option "${option}". There are: endpoint, region`);
  if (endpoint !== undefined && !URL.canParse(endpoint))
    throw new StoreFailure(`${endpoint} is no address of a server`);
  return { bucket: hostname, prefix: pathname.replace(/^\/+|\/+$/g, '').replace(/.$/, '$&/'), endpoint, region };
}

/**
 * A release store in a bucket of Amazon S3, or of a compatible server with conditional writes (`If-None-Match: *`), which prevent
 * two teams from making the same change. Credentials are those of the AWS SDK (`AWS_ACCESS_KEY_ID`, …).
 * @param readLimit milliseconds within which the server must deliver a file, or all names of a folder.
 */
export function createS3Store(address: string, readLimit = LIMIT): WritableStore {
  const { bucket: Bucket, prefix, ...server } = readS3Address(address);
  const opened: { client?: Promise<S3Client>; probe?: Promise<void> } = {};
  const keyOf = (file: string) => prefix + ensureInside(file);

  /** Loads the SDK only when a bucket is used. */
  async function open() {
    opened.client ??= openClient(server);
    return { client: await opened.client, sdk: await import('@aws-sdk/client-s3') };
  }

  async function put(file: string, Body: Buffer, onlyNew: boolean) {
    const { client, sdk } = await open();
    const condition = onlyNew ? { IfNoneMatch: '*' } : {};
    const command = new sdk.PutObjectCommand({ Bucket, Key: keyOf(file), Body, ...condition });
    await explained(Bucket, () => client.send(command, { abortSignal: AbortSignal.timeout(LIMIT) }));
  }

  /** @returns `false` if the file exists already. */
  async function putNew(file: string, bytes: Buffer, triesLeft = TRIES): Promise<boolean> {
    try {
      await put(file, bytes, true);
      return true;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'PreconditionFailed') return false;
      // Another write of the same file is in progress: its outcome decides whether this one is allowed.
      if (code !== 'ConditionalRequestConflict' || triesLeft <= 1) throw error;
      await setTimeout(CONFLICT_PAUSE);
      return putNew(file, bytes, triesLeft - 1);
    }
  }

  /** A server without support would silently overwrite files. */
  async function ensureConditions() {
    const bytes = Buffer.from('A file that is written only if it is absent.\n');
    if ((await putNew(PROBE, bytes)) && (await putNew(PROBE, bytes)))
      throw Object.assign(
        new Error(
          `the server of the bucket ${Bucket} does not know conditional writes: two teams could overwrite each other`,
        ),
        { code: 'NoConditionalWrites' },
      );
  }

  return {
    async find(file) {
      const { client, sdk } = await open();
      const command = new sdk.GetObjectCommand({ Bucket, Key: keyOf(file) });
      try {
        return await explained(Bucket, async () => {
          const { Body } = await client.send(command, { abortSignal: AbortSignal.timeout(readLimit) });
          return Body ? Buffer.from(await Body.transformToByteArray()) : null;
        });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'NoSuchKey') return null;
        throw error;
      }
    },

    async create(file, bytes) {
      keyOf(file);
      opened.probe ??= ensureConditions().catch((error) => {
        // The failure may be temporary, so that the next write checks again.
        delete opened.probe;
        throw error;
      });
      await opened.probe;
      return putNew(file, bytes);
    },

    replace: (file, bytes) => put(file, bytes, false),

    async list(folder) {
      const { client, sdk } = await open();
      const Prefix = keyOf(folder === '' || folder.endsWith('/') ? folder : `${folder}/`);
      const files: StoredFile[] = [];
      const limits = { abortSignal: AbortSignal.timeout(readLimit) };
      await explained(Bucket, async () => {
        for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix }, limits))
          for (const { Key = '', LastModified } of Contents)
            files.push({ file: Key.slice(prefix.length), createdAt: LastModified?.getTime() ?? 0 });
      });
      return files.filter(({ file }) => file !== PROBE);
    },

    async remove(file) {
      const { client, sdk } = await open();
      const command = new sdk.DeleteObjectCommand({ Bucket, Key: keyOf(file) });
      await explained(Bucket, () => client.send(command, { abortSignal: AbortSignal.timeout(LIMIT) }));
    },
  };
}

function ensureInside(file: string) {
  if (!file.startsWith('/') && !file.split('/').includes('..')) return file;
  throw new StoreFailure(`${file} is outside of the release store`);
}

async function openClient({ endpoint, region }: Pick<Place, 'endpoint' | 'region'>) {
  const { S3Client } = await import('@aws-sdk/client-s3');
  return new S3Client({
    region,
    // Other servers have the bucket in the path instead of the host name, and may not support Amazon's own checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** Adds the bucket's name to the server's error, and its code as `code`. */
async function explained<Result>(bucket: string, send: () => Promise<Result>): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    const { name, message, code = name } = error as NodeJS.ErrnoException;
    throw Object.assign(new Error(`bucket ${bucket}: ${message || name}`, { cause: error }), { code });
  }
}
