import type { FastifyRequest } from 'fastify';

/** The client has left before its answer was complete. */
class ClientGone extends Error {
  constructor() {
    super('The client has gone');
    this.name = 'ClientGone';
  }
}

/** Whether the client has closed its connection, or reset its stream of HTTP/2. */
export const isGone = ({ raw }: Pick<FastifyRequest, 'raw'>): boolean => raw.socket.destroyed;

/** @throws {ClientGone} so that no work is done for a client that has left */
export function throwIfGone(request: Pick<FastifyRequest, 'raw'>): void {
  if (isGone(request)) throw new ClientGone();
}
