/** Something that one version uses and the other no longer has, or has changed. */
export interface BrokenEdge {
  /** `cart@1.0.0-abc`. */
  user: string;
  /** `shell@1.0.0-def`, `api`, `app 3.0`. */
  provider: string;
  /** The name of a shared module, an event, an endpoint … */
  thing: string;
  why: string;
}

export const describeEdge = ({ user, provider, thing, why }: BrokenEdge) => `${user} → ${provider}: ${thing}: ${why}`;
