import type { Generated, GeneratedAlways } from 'kysely';

export interface CanaryTables {
  canaryVisit: {
    id: GeneratedAlways<number>;
    /** `cart@1.5.0-abc` */
    canary: string;
    /** Percent. */
    share: number;
    visitor: string;
    network: string;
    hasCanary: boolean;
    shown: Generated<boolean>;
    load: Generated<boolean>;
    late: Generated<boolean>;
    render: Generated<boolean>;
    slow: Generated<boolean>;
    error: Generated<boolean>;
    ordered: Generated<boolean>;
    order: Generated<boolean>;
    at: Generated<Date>;
  };
}
