/** Requests a minute; docs/security.md says how the numbers were chosen. */
export interface RateLimit {
  /** Of a visitor with an id of ours; those of an address that come without one count as one visitor. */
  session: number;
  /** Of all visitors of an address: offices and mobile networks share one. */
  address: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `false`: not limited; left out: the general limit. */
    limit?: RateLimit | false;
  }
}
