import { isOfThisMachine, isSaidToBeOfThisMachine } from '@odeta/node/this-machine';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Sent by a browser on this machine, to this server directly or through an `edge` that confirms it. */
    readonly isOfThisMachine: boolean;
  }
}

export function recognizeThisMachine(app: FastifyInstance, secret: string): void {
  app.decorateRequest('isOfThisMachine', {
    getter() {
      return isOfThisMachine(this) || isSaidToBeOfThisMachine(secret, this.id, this.headers);
    },
  });
}
