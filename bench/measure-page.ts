import lighthouse from 'lighthouse';
import { forgetCookies } from './forget-cookies.ts';

/** The metrics of one page load, in milliseconds and transferred bytes. */
export interface Figures {
  largestPaint: number;
  firstPaint: number;
  blocking: number;
  shift: number;
  scriptBytes: number;
  scriptBytesBeforePaint: number;
  requests: number;
  pictures: number;
  /** The longest chain of scripts that waited for one another, after the HTML. */
  depth: number;
}

interface NetworkRequest {
  url: string;
  resourceType: string;
  transferSize: number;
  networkRequestTime: number;
  networkEndTime: number;
}

/** On a busy machine a trace is occasionally incomplete. */
const ATTEMPTS = 3;

/** Lighthouse, mobile preset: 4 × slower processor, slow 4G, simulated. */
export async function measurePage(port: number, url: string, cookie: string): Promise<Figures> {
  const { audits, finalDisplayedUrl } = await trace(port, url, cookie);
  // A visitor whose cookies were not accepted is redirected to another page, which must not be measured instead.
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const [metrics] = items<Record<string, number>>(audits.metrics);
  const requests = items<NetworkRequest>(audits['network-requests']).filter(({ url: address }) =>
    address.startsWith('http'),
  );
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  const paint = metrics?.observedLargestContentfulPaint ?? 0;
  return {
    largestPaint: value('largest-contentful-paint'),
    firstPaint: value('first-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    scriptBytes: sum(scripts),
    scriptBytesBeforePaint: sum(scripts.filter(({ networkRequestTime }) => networkRequestTime <= paint)),
    requests: requests.length,
    pictures: requests.filter(({ resourceType }) => resourceType === 'Image').length,
    depth: depthOf(scripts),
  };
}

async function trace(port: number, url: string, cookie: string, attempt = 1) {
  await forgetCookies(port);
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance'],
    extraHeaders: { Cookie: cookie },
  });
  if (result && !result.lhr.runtimeError) return result.lhr;
  if (attempt === ATTEMPTS) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
  return trace(port, url, cookie, attempt + 1);
}

const sum = (requests: readonly NetworkRequest[]) =>
  requests.reduce((total, { transferSize }) => total + transferSize, 0);

function items<Item>(audit: { details?: unknown } | undefined): Item[] {
  return (audit?.details as { items?: Item[] } | undefined)?.items ?? [];
}

/** A script that began after another one had ended may have waited for it. */
function depthOf(scripts: readonly NetworkRequest[]) {
  const ordered = [...scripts].sort((a, b) => a.networkRequestTime - b.networkRequestTime);
  let depth = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const { networkRequestTime, networkEndTime } of ordered) {
    if (networkRequestTime >= end) {
      depth += 1;
      end = networkEndTime;
    } else end = Math.min(end, networkEndTime);
  }
  return depth;
}
