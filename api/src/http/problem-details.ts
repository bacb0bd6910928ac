import { type CountryCode, countryOfHost, type Problem } from '@odeta/contracts';
import { QueueFull } from '@odeta/node/concurrency-limit';
import type { Metrics } from '@odeta/node/metrics';
import { sayWhenToRetry } from '@odeta/node/retry-after';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inLanguageOf } from '../language/request-language.ts';
import { ApiError, type ApiErrorCode } from './api-error.ts';
import { isBusyError } from './busy-error.ts';
import { logFailures, type NoticeCause, reportErrorOf } from './failures.ts';
import { textFor } from './texts.ts';
import { InputError, inputErrorOf } from './validation.ts';

const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** Answers every thrown error, and every unknown path, with problem details in the country's language. */
export function answerWithProblems(app: FastifyInstance, notice?: NoticeCause, metrics?: Metrics): void {
  logFailures(app, notice, metrics);
  app.addHook('onSend', sayWhenToRetry);
  app.setErrorHandler<FastifyError>(answerError);

  app.setNotFoundHandler((request: FastifyRequest, reply) =>
    inLanguageOf(request, () => sendProblem(reply, new ApiError('not-found'), countryOfHost(request.host))),
  );
}

/** Also for requests that Fastify refuses before routing, such as a malformed URL. */
export const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  inLanguageOf(request, () => answer(error, request, reply));

function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const country = countryOfHost(request.host);
  const apiError = apiErrorOf(error, country);
  request.observed = { error: apiError.code };
  reportErrorOf(request, error, apiError.status);
  const { retryAfterSeconds } = apiError.details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return sendProblem(reply, apiError, country);
}

function sendProblem(reply: FastifyReply, apiError: ApiError, country: CountryCode): FastifyReply {
  const problem = problemOf(apiError, country);
  const why = isForStaff(reply.request) ? whyOf(apiError) : {};
  const body = JSON.stringify({ ...problem, body: { ...problem.body, ...why } });
  return reply.status(apiError.status).header('content-type', PROBLEM_TYPE).serializer(String).send(body);
}

function problemOf({ code, status, details }: ApiError, country: CountryCode): Problem {
  const message = details.words ?? textFor(country, details.message ?? code, details.parameters);
  return {
    success: false,
    code,
    status,
    messages: [{ type: 'error', message, autoclose: true, closable: true }],
    validation: details.validation ?? {},
    body: details.body ?? {},
  };
}

const isForStaff = ({ url }: FastifyRequest) => url.startsWith('/api/staff/');

/** What the application for staff makes words of in its own language; the messages are English, or in the language of a country. */
function whyOf({ details: { reason, parameters, rules, message } }: ApiError): Pick<Problem['body'], 'why'> {
  const why = { ...((reason ?? message) && { reason: reason ?? message }), ...(parameters && { values: parameters }) };
  return { why: { ...why, ...(rules && { rules }) } };
}

function apiErrorOf(error: FastifyError, country: CountryCode): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof QueueFull) {
    return new ApiError('busy', { message: 'uploads-busy', retryAfterSeconds: error.retryAfterSeconds });
  }
  if (error instanceof InputError) return inputErrorOf(error, country);
  const code = codeOfFastify(error);
  if (code === 'not-found') return new ApiError(code);
  return code
    ? new ApiError(code, { status: error.statusCode })
    : new ApiError(isBusyError(error) ? 'busy' : 'unexpected');
}

/** Codes for errors of Fastify itself, before a route is reached. */
function codeOfFastify({ statusCode = 500, code }: FastifyError): ApiErrorCode | undefined {
  if (statusCode === 413) return 'too-large';
  if (statusCode === 415) return 'unsupported-media-type';
  if (code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_MAX_PARAM_LENGTH') return 'not-found';
  return statusCode >= 400 && statusCode < 500 ? 'validation' : undefined;
}
