import { setTimeout } from 'node:timers/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import { type StoredFile, StoreFailure, type WritableStore } from './store.ts';

/** Milliseconds that the server may take to hand out a file. */
const READ_LIMIT = 3_000;
/** Milliseconds that it may take to store one, or to list a folder. */
const WRITE_LIMIT = 60_000;
/** How often a write that met another one of the same file is tried again. */
const TRIES = 10;
/** Milliseconds between two of them. */
const CONFLICT_PAUSE = 200;
/** Tells by its being there twice, or not, whether the server writes on condition. */
const PROBE = 'conditional-writes';

interface Place {
  bucket: string;
  /** In front of each file; empty, or with a slash at its end. */
  prefix: string;
  /** Of a server other than Amazon's. */
  endpoint: string | undefined;
  region: string;
}

/**
 * `s3://bucket/prefix`, with `?endpoint=https://…` for another server than Amazon's and `?region=…`.
 * @throws {StoreFailure} if it is no such address.
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
 * A release store in a bucket of Amazon S3, or of a server that speaks its protocol and writes on condition (`If-None-Match: *`),
 * which is what keeps two teams from making the same change. Credentials are those of the AWS SDK (`AWS_ACCESS_KEY_ID`, …).
 */
export function createS3Store(address: string): WritableStore {
  const { bucket: Bucket, prefix, ...server } = readS3Address(address);
  const opened: { client?: Promise<S3Client>; probe?: Promise<void> } = {};
  const keyOf = (file: string) => prefix + ensureInside(file);

  /** The SDK is loaded by those who have a bucket. */
  async function open() {
    opened.client ??= openClient(server);
    return { client: await opened.client, sdk: await import('@aws-sdk/client-s3') };
  }

  async function put(file: string, Body: Buffer, onlyNew: boolean) {
    const { client, sdk } = await open();
    const condition = onlyNew ? { IfNoneMatch: '*' } : {};
    const command = new sdk.PutObjectCommand({ Bucket, Key: keyOf(file), Body, ...condition });
    await explained(Bucket, () => client.send(command, { abortSignal: AbortSignal.timeout(WRITE_LIMIT) }));
  }

  /** @returns `false` if there is such a file already. */
  async function putNew(file: string, bytes: Buffer, triesLeft = TRIES): Promise<boolean> {
    try {
      await put(file, bytes, true);
      return true;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'PreconditionFailed') return false;
      // Another write of the file is not over: whether this one may be made is known afterwards.
      if (code !== 'ConditionalRequestConflict' || triesLeft <= 1) throw error;
      await setTimeout(CONFLICT_PAUSE);
      return putNew(file, bytes, triesLeft - 1);
    }
  }

  /** A server that does not know the condition would overwrite in silence. */
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
        const read = () => client.send(command, { abortSignal: AbortSignal.timeout(READ_LIMIT) });
        const { Body } = await explained(Bucket, read);
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'NoSuchKey') return null;
        throw error;
      }
    },

    async create(file, bytes) {
      keyOf(file);
      opened.probe ??= ensureConditions().catch((error) => {
        // A server that did not answer may answer the next time.
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
      const pages = sdk.paginateListObjectsV2({ client }, { Bucket, Prefix });
      await explained(Bucket, async () => {
        for await (const { Contents = [] } of pages)
          for (const { Key = '', LastModified } of Contents)
            files.push({ file: Key.slice(prefix.length), createdAt: LastModified?.getTime() ?? 0 });
      });
      return files.filter(({ file }) => file !== PROBE);
    },

    async remove(file) {
      const { client, sdk } = await open();
      const command = new sdk.DeleteObjectCommand({ Bucket, Key: keyOf(file) });
      await explained(Bucket, () => client.send(command, { abortSignal: AbortSignal.timeout(WRITE_LIMIT) }));
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
    // Other servers are reached by one name for all buckets, and need not know the checksums that are Amazon's own.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** What the server refuses, with its code as `code`, in words that name the bucket. */
async function explained<Result>(bucket: string, send: () => Promise<Result>): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    const { name, message, code = name } = error as NodeJS.ErrnoException;
    throw Object.assign(new Error(`bucket ${bucket}: ${message || name}`, { cause: error }), { code });
  }
}
