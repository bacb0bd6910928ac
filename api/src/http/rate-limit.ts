/** Requests per minute; docs/security.md explains how the numbers were chosen. */
export interface RateLimit {
  /** Per visitor with a session id; requests of an address without one share a limit. */
  session: number;
  /** Per address, which offices and mobile networks share. */
  address: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `false`: not limited; by default the general limit. */
    limit?: RateLimit | false;
  }
}
