import type { AnswerOf, Endpoint, ParamsOf, PayloadOf, QueryOf } from '@odeta/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchemaCompiler } from 'fastify';
import * as v from 'valibot';
import { answerSchemaFor } from '../http/answer.ts';
import { ApiError } from '../http/api-error.ts';
import { HeadersSchema } from '../http/idempotency-key.ts';
import type { HandledEndpoint } from '../http/openapi-document.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import { cleanInput } from '../http/typed-input.ts';
import { createUploadSlots } from '../http/upload-slots.ts';
import { isSchema } from '../http/valibot-compilers.ts';
import { rulesOf } from '../http/validation.ts';
import { STAFF_LIMIT } from '../rate-limits/rate-limits.ts';
import { findCallerByKey, type StaffMember } from './staff-member.repository.ts';
import { memberOfSession, type StaffSessionDeps } from './staff-session.ts';

interface OpenContext<C extends Endpoint> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly payload: PayloadOf<C>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface StaffContext<C extends Endpoint> extends OpenContext<C> {
  readonly member: StaffMember;
}

export interface StaffServer {
  /** All registered calls, for their document. */
  readonly endpoints: readonly HandledEndpoint[];
  handle<C extends Endpoint>(
    endpoint: C,
    handler: (context: StaffContext<C>) => Promise<AnswerOf<C>>,
    options?: { isRepeatable?: boolean },
  ): void;
  /** For requests of people who have not logged in yet. */
  handleForAll<C extends Endpoint>(
    endpoint: C,
    handler: (context: OpenContext<C>) => Promise<AnswerOf<C>>,
    limit: RateLimit,
  ): void;
}

/**
 * Calls for employees, each with the employee's own key (`Authorization: Bearer …`) or with a log-in on the host of the staff, which is
 * checked before the body is read. They are not part of the shop's API: no cookie of the shop opens them, they have a document of their own,
 * and no cache keeps an answer.
 */
export function createStaffServer(app: FastifyInstance, deps: StaffSessionDeps): StaffServer {
  const endpoints: HandledEndpoint[] = [];
  const takeUploadSlot = createUploadSlots({ ordinaryBytes: ORDINARY_BYTES });
  if (!app.hasRequestDecorator('staffMember')) app.decorateRequest('staffMember');

  return {
    endpoints,
    handle(endpoint, handler, { isRepeatable = false } = {}) {
      add(endpoint, {
        isRepeatable,
        limit: STAFF_LIMIT,
        async admit(request) {
          request.staffMember = await requireMember(deps, request);
        },
        answer: (context) => handler({ ...context, member: context.request.staffMember }),
      });
    },
    handleForAll: (endpoint, handler, limit) =>
      add(endpoint, { isRepeatable: false, limit, admit: async () => {}, answer: handler }),
  };

  function add<C extends Endpoint>(endpoint: C, { isRepeatable, limit, admit, answer }: Handling<C>) {
    const { method, path, params, query, payload, body, bodyBytes } = endpoint;
    endpoints.push({ endpoint, headers: isRepeatable ? HeadersSchema : undefined, isForServers: true });
    app.route({
      method,
      url: `/api${path.replace(/\{(\w+)\}/g, ':$1')}`,
      schema: {
        ...(isRepeatable && { headers: HeadersSchema }),
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(payload && { body: payload }),
        response: { 200: answerSchemaFor(body) },
      },
      validatorCompiler: validate,
      config: { sender: 'server', limit },
      ...(bodyBytes !== undefined && { bodyLimit: bodyBytes }),
      async preParsing(request, reply) {
        await admit(request);
        if (bodyBytes !== undefined) takeUploadSlot(request, reply);
      },
      preValidation(request, _reply, done) {
        if (payload) request.body ??= {};
        done();
      },
      async handler(request, reply) {
        reply.header('cache-control', 'no-store');
        const input = { params: request.params, query: request.query, payload: request.body };
        return { success: true, body: await answer({ ...input, request, reply } as OpenContext<C>) };
      },
    });
  }
}

/** The largest body of a call that is no upload. */
const ORDINARY_BYTES = 2_000_000;

interface Handling<C extends Endpoint> {
  isRepeatable: boolean;
  limit: RateLimit;
  /** Throws if the request may not be answered. */
  admit: (request: FastifyRequest) => Promise<void>;
  answer: (context: OpenContext<C>) => Promise<AnswerOf<C>>;
}

/** As for the shop's endpoints, with messages in English, as everything that employees and their programs read. */
const validate: FastifySchemaCompiler<unknown> =
  ({ schema, httpPart = '' }) =>
  (data: unknown) => {
    if (!isSchema(schema)) return { value: data };
    const { success, output, issues } = v.safeParse(schema, httpPart === 'headers' ? data : cleanInput(data));
    if (success) return { value: output };
    return { error: httpPart === 'params' ? new ApiError('not-found') : refusedInput(issues) };
  };

function refusedInput(issues: readonly v.BaseIssue<unknown>[]): ApiError {
  const byField = Map.groupBy(issues, (issue) => v.getDotPath(issue) ?? '');
  const validation = [...byField].map(([field, own]) => [field, [...new Set(own.map(({ message }) => message))]]);
  return new ApiError('validation', {
    words: 'Some fields are not valid. Nothing was changed.',
    validation: Object.fromEntries(validation),
    rules: rulesOf(issues),
  });
}

/** Whom a request comes from, as far as they work for the shop. */
export function findMember(deps: StaffSessionDeps, request: FastifyRequest): Promise<StaffMember | undefined> {
  const [scheme, key = ''] = (request.headers.authorization ?? '').split(' ');
  const isByKey = scheme?.toLowerCase() === 'bearer' && key !== '';
  return isByKey ? findCallerByKey(deps.db, key) : memberOfSession(deps, request);
}

/** Throws unless the request comes from somebody who works for the shop: by key, or by a log-in on the host of the staff. */
export async function requireMember(deps: StaffSessionDeps, request: FastifyRequest): Promise<StaffMember> {
  const member = await findMember(deps, request);
  if (member) return member;
  const { authorization } = request.headers;
  throw new ApiError('log-in-required', {
    words: 'This needs the key of an employee who has no authenticator app, or a log-in.',
    ...(authorization && { refusal: 'staff-refused' }),
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for every call of employees who are known. */
    staffMember: StaffMember;
  }
}
