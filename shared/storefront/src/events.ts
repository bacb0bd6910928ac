import type * as v from 'valibot';
import type { eventSchemas, LearnedSetupSchema } from './event-schemas.ts';

type Fact<Name extends keyof typeof eventSchemas> = v.InferInput<(typeof eventSchemas)[Name]>;

/** All events on the bus: the storefront's own, and those that units add by declaration merging (docs/add-an-event.md). */
export interface StorefrontEvents {
  'cart.changed': Fact<'cart.changed'>;
  'wishlist.changed': Fact<'wishlist.changed'>;
  'setup.learned': Fact<'setup.learned'>;
  'session.changed': Fact<'session.changed'>;
  'customer.left': Fact<'customer.left'>;
  'tracking.reported': Fact<'tracking.reported'>;
  'page.restored': Fact<'page.restored'>;
}

export type LearnedSetup = v.InferOutput<typeof LearnedSetupSchema>;
