/** One server of DATABASE_URL. */
export interface DatabaseHost {
  name: string;
  port: number;
}

interface Parts {
  /** What comes before the servers: protocol, user and password. */
  before: string;
  servers: string[];
  /** What comes after them: database and options. */
  after: string;
}

const DEFAULT_PORT = 5432;

/** `postgres://user:password@a:5432,b:5432/shop` names several servers, as in libpq; the driver knows only one. */
function partsOf(url: string): Parts | null {
  const [, before = '', servers = '', after = ''] = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(url) ?? [];
  return before === '' ? null : { before, servers: servers.split(','), after };
}

const urlWith = ({ before, after }: Parts, server: string) => `${before}${server}${after}`;

export function isDatabaseUrl(url: string): boolean {
  const parts = partsOf(url);
  return parts?.servers.every((server) => URL.canParse(urlWith(parts, server))) ?? false;
}

/** The address of each server. */
export function eachServer(url: string): string[] {
  const parts = partsOf(url);
  return parts ? parts.servers.map((server) => urlWith(parts, server)) : [url];
}

export function hostOf(url: string): DatabaseHost {
  const { hostname, port } = new URL(url);
  return { name: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? DEFAULT_PORT : Number(port) };
}
