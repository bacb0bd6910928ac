import { type Contents, ContentsSchema, readStaticContents } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { safeSessionStorage } from '@odeta/storefront/storage';
import * as v from 'valibot';

const KEY = 'static-contents';
const StoredSchema = v.pipe(v.string(), v.parseJson(), ContentsSchema);

/** Editors' contents by name, loaded once per session. Used in browsers only. */
export function createContentsStore({ api, logger }: Storefront) {
  let reading: Promise<Contents | null> | undefined;

  async function readAnew() {
    try {
      const { contents } = await api.send(readStaticContents, {});
      safeSessionStorage().setItem(KEY, JSON.stringify(contents));
      return contents;
    } catch (error) {
      reading = undefined;
      logger.log('error', readStaticContents.path, error);
      return null;
    }
  }

  return {
    /** `null` when they cannot be loaded. */
    read() {
      reading ??= stored() ?? readAnew();
      return reading;
    },
  };
}

function stored() {
  const parsed = v.safeParse(StoredSchema, safeSessionStorage().getItem(KEY));
  return parsed.success ? Promise.resolve(parsed.output) : undefined;
}
