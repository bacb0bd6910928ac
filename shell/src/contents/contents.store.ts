import { type Contents, ContentsSchema, readStaticContents } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import * as v from 'valibot';

const KEY = 'static-contents';
const StoredSchema = v.pipe(v.string(), v.parseJson(), ContentsSchema);

/** What editors keep, by name: asked for once in a session. Browsers alone use it. */
export function createContentsStore({ api, logger }: Storefront) {
  let reading: Promise<Contents | null> | undefined;

  async function readAnew() {
    try {
      const { contents } = await api.send(readStaticContents, {});
      keep(JSON.stringify(contents));
      return contents;
    } catch (error) {
      reading = undefined;
      logger.log('error', readStaticContents.path, error);
      return null;
    }
  }

  return {
    /** `null` when they cannot be had now. */
    read() {
      reading ??= stored() ?? readAnew();
      return reading;
    },
  };
}

/** A browser may forbid the storage; then every page asks. */
function stored() {
  try {
    const parsed = v.safeParse(StoredSchema, window.sessionStorage.getItem(KEY));
    return parsed.success ? Promise.resolve(parsed.output) : undefined;
  } catch {
    return undefined;
  }
}

function keep(contents: string) {
  try {
    window.sessionStorage.setItem(KEY, contents);
  } catch {
    // Full or forbidden: see above.
  }
}
