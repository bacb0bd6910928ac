import { bankGone, bankKeyExpired, bankLies, bankSlow } from './bank.ts';
import { failover, poolFull, replicaBehind, replicaGone } from './database.ts';
import type { Fault } from './fault.ts';
import { apiKilled, apiPaused, apisGone, clockJump, edgeKilled, edgePaused, workerKilled } from './processes.ts';
import { releaseBad, releaseDiskFull, releaseStoreGone } from './releases.ts';
import { edgeCutOff, mailGone, mailSlow, searchGone, thunderingReturn } from './services.ts';
import { valkeyFull, valkeyGone, valkeyHangs } from './valkey.ts';

/** In an order in which two faults with the same alert do not follow each other. */
export const faults: readonly Fault[] = [
  apiKilled,
  bankGone,
  valkeyGone,
  edgeKilled,
  replicaBehind,
  releaseBad,
  apiPaused,
  releaseDiskFull,
  mailGone,
  clockJump,
  searchGone,
  bankLies,
  workerKilled,
  valkeyHangs,
  poolFull,
  bankSlow,
  edgePaused,
  replicaGone,
  edgeCutOff,
  releaseStoreGone,
  failover,
  valkeyFull,
  bankKeyExpired,
  thunderingReturn,
  mailSlow,
  apisGone,
];
