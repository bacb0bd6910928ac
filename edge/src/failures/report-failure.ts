import { countryOfHost } from '@odeta/contracts';
import type { Failure, FailureLog } from '@odeta/node/failure-log';
import type { FastifyRequest } from 'fastify';

export type ReportFailure = (failure: Pick<Failure, 'kind' | 'cause' | 'unit' | 'phase'>) => void;

export const reportFailuresOf =
  (failures: FailureLog, { id, url, host }: Pick<FastifyRequest, 'id' | 'url' | 'host'>): ReportFailure =>
  (failure) =>
    failures.report({ requestId: id, route: url.split('?')[0], country: countryOfHost(host), ...failure });
