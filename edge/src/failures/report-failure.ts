import { countryOfHost } from '@odeta/contracts';
import type { Failure, FailureLog, NamedFailure } from '@odeta/node/failure-log';
import type { ObservedDetails } from '@odeta/node/observe-requests';
import type { FastifyRequest } from 'fastify';

export type ReportFailure = (failure: NamedFailure & Pick<Failure, 'unit' | 'phase'>) => void;

type Reported = Pick<FastifyRequest, 'id' | 'url' | 'host'> & { observed?: ObservedDetails | undefined };

export const reportFailuresOf =
  (failures: FailureLog, { id, url, host, observed }: Reported): ReportFailure =>
  (failure) => {
    const route = observed?.isPrivate ? observed.route : url.split('?')[0];
    failures.report({ requestId: id, route, country: countryOfHost(host), ...failure });
  };
