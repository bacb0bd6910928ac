import type { Contents } from './static-contents.ts';

/** What other parties' origins a country's pages use; the browser may use no others (content security policy). */
export interface ThirdParties {
  /** Of scripts, and of what these request and show: images, frames, requests. */
  providers: string[];
  /** Only for requests that the shop's own scripts send. */
  receivers: string[];
}

type Configured = Pick<Contents, 'liveChat' | 'externalScripts' | 'tagManager' | 'newsletterTracking'>;

/**
 * From the same contents that the pages load the scripts from. A new address of another party must become part of it; the API's test of the
 * seed finds one that is not.
 */
export function thirdPartiesOf({
  liveChat,
  externalScripts,
  tagManager,
  newsletterTracking,
}: Configured): ThirdParties {
  const scripts = [liveChat?.script, ...externalScripts.map(({ url }) => url), tagManager?.url];
  const providers = [...scripts.flatMap(originsOf), ...(tagManager?.origins ?? [])];
  return { providers: [...new Set(providers)], receivers: [...new Set(originsOf(newsletterTracking))] };
}

/** No origin for an address of the shop itself. */
function originsOf(address: string | null | undefined): string[] {
  if (!address || !URL.canParse(address)) return [];
  const { origin, protocol } = new URL(address);
  return /^https?:$/.test(protocol) ? [origin] : [];
}
