import type { Operation } from './deploys.ts';
import type { StormRecord } from './record.ts';
import type { StoppedCanary } from './verify.ts';

export interface StormResult {
  operations: readonly Operation[];
  record: StormRecord;
  seconds: number;
  lost: readonly string[];
  stopped: readonly StoppedCanary[];
  flaws: readonly string[];
}
