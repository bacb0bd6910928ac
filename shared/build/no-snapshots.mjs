/**
 * In place of the federation runtime's snapshot handler and preloading, which we do not use: `edge` names the files of a
 * page. The library's switch turns them off but leaves their code in (3 KB with brotli).
 */
import { DisabledSnapshotHandler } from 'federation-core/plugins/snapshot/disabled.js';

export class SnapshotHandler extends DisabledSnapshotHandler {
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
export const formatPreloadArgs = () => [];
export const preloadAssets = () => {};
export const defaultPreloadArgs = (options) => options;
export const normalizePreloadExposes = () => [];
