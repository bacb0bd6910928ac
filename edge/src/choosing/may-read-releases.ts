import { isOfThisMachine } from '@odeta/node/this-machine';
import type { FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../config/config.ts';
import { isTester } from './visitor-cookies.ts';

type ReaderConfig = Pick<EdgeConfig, 'APP_SECRET' | 'APP_SIMULATOR_DIR'>;

/** Testers, and everyone on a developer's own machine, may see what is live and why. */
export const mayReadReleases = (request: FastifyRequest, { APP_SECRET, APP_SIMULATOR_DIR }: ReaderConfig): boolean =>
  isTester(request, APP_SECRET) || (APP_SIMULATOR_DIR !== undefined && isOfThisMachine(request));
