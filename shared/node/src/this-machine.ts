/** The part of a Fastify request that is used. */
interface Received {
  hostname: string;
  socket: { remoteAddress?: string | undefined };
  headers: Record<string, unknown>;
}

/** Server only. Whether a request comes from this machine's own browser, without a balancer in between that others come through. */
export function isOfThisMachine({ hostname, socket, headers }: Received): boolean {
  const isDirect = !Object.keys(headers).some((name) => name.startsWith('x-forwarded-') || name === 'forwarded');
  const isLocal = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '');
  return isDirect && isLocal && /(^|\.)localhost$/.test(hostname);
}
