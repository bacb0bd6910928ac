interface Answer {
  url: string;
  headers: Record<string, string>;
  encodedDataLength: number;
  fromDiskCache?: boolean;
}

interface NetworkEvent {
  requestId: string;
  type?: string;
  response?: Answer;
  encodedDataLength?: number;
}

/** Counts what is downloaded for documents, scripts and styles. */
export function countFiles() {
  const files = new Map<string, { kind: 'document' | 'scripts' | 'dictionary'; before: number }>();
  const none = { document: 0, encoding: '', scripts: 0, deltas: 0 };
  const counted = { ...none };
  const dictionaries: number[] = [];
  /** Requests that the memory of the page has answered, as for a script that was preloaded. */
  const kept = new Set<string>();

  function begin(requestId: string, type: string | undefined, answer: Answer) {
    const { url, headers, encodedDataLength, fromDiskCache = false } = answer;
    const kind = fromDiskCache || kept.has(requestId) ? undefined : kindOf(url, type);
    if (kind) files.set(requestId, { kind, before: encodedDataLength });
    if (kind === 'document') counted.encoding = headers['content-encoding'] ?? '';
    if (kind === 'scripts' && headers['content-encoding'] === 'dcz') counted.deltas += 1;
  }

  function end(requestId: string, encodedDataLength: number) {
    const file = files.get(requestId);
    if (!file) return;
    const bytes = encodedDataLength - file.before;
    if (file.kind === 'dictionary') dictionaries.push(bytes);
    else counted[file.kind] += bytes;
  }

  const hear = (event: string, { requestId, type, response, encodedDataLength = 0 }: NetworkEvent) => {
    if (event === 'Network.requestServedFromCache') kept.add(requestId);
    if (event === 'Network.responseReceived' && response) begin(requestId, type, response);
    if (event === 'Network.loadingFinished') end(requestId, encodedDataLength);
  };
  return { counted, dictionaries, hear, reset: () => void Object.assign(counted, none) };
}

function kindOf(url: string, type: string | undefined) {
  if (type === 'Document') return 'document';
  if (/\/dictionaries\//.test(url)) return 'dictionary';
  return /\/releases\/.*\.(js|css)(\?|$)/.test(url) ? 'scripts' : undefined;
}
