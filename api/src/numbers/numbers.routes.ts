import { countryCodes } from '@odeta/contracts';
import {
  DayRowSchema,
  EmptySearchSchema,
  EndingStockSchema,
  MOST_DAYS,
  mayReadNumbers,
  type NumbersQuery,
  NumbersQuerySchema,
  readDayNumbers,
  readEmptySearches,
  readEndingStock,
} from '@odeta/contracts/staff';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { csvLine } from '../change-files/csv.ts';
import { ApiError } from '../http/api-error.ts';
import type { BaseDeps } from '../http/base-deps.ts';
import { STAFF_LIMIT } from '../rate-limits/rate-limits.ts';
import { todayIn } from '../settings/country-day.ts';
import { dayAfter } from '../settings/last-day.ts';
import { requireMember, type StaffServer } from '../staff/staff-calls.ts';
import { recordRefusal, type StaffMember } from '../staff/staff-member.repository.ts';
import { notAllowed } from '../staff/staff-problem.ts';
import { findDays, findEmptySearches, findEndingStock, type Period } from './numbers.repository.ts';

const DEFAULT_DAYS = 30;

type Deps = Pick<BaseDeps, 'db' | 'now' | 'secret'>;

/** Figures of the shop, without data of persons; each also as CSV at the same address with `.csv`. */
export function numbersRoutes(app: FastifyInstance, staff: StaffServer, deps: Deps): void {
  const { db, now } = deps;
  const days = async (query: NumbersQuery) => findDays(db, periodOf(query, now()));
  const searches = async (query: NumbersQuery) => findEmptySearches(db, periodOf(query, now()));
  const stock = async ({ country }: NumbersQuery) => findEndingStock(db, country ? [country] : [], now());

  staff.handle(readDayNumbers, async ({ member, query }) => {
    await requireNumbers(deps, member);
    const { from, until } = periodOf(query, now());
    return { rows: await days(query), from, until };
  });
  staff.handle(readEmptySearches, async ({ member, query }) => {
    await requireNumbers(deps, member);
    return { rows: await searches(query) };
  });
  staff.handle(readEndingStock, async ({ member, query }) => {
    await requireNumbers(deps, member);
    return { rows: await stock(query) };
  });

  const asCsv = <Cells extends Record<string, string | number>>(
    { path }: { path: string },
    { entries }: { entries: Record<keyof Cells & string, unknown> },
    find: (query: NumbersQuery) => Promise<Cells[]>,
  ) => {
    const names = Object.keys(entries) as (keyof Cells & string)[];
    app.get(
      `/api${path}.csv`,
      { config: { sender: 'server', limit: STAFF_LIMIT }, schema: { hide: true } },
      async (request, reply) => {
        await requireNumbers(deps, await requireMember(deps, request));
        const rows = await find(queryOf(request));
        const lines = rows.map((row) => csvLine(names.map((name) => row[name] ?? null)));
        return reply
          .headers({ 'cache-control': 'no-store', 'content-type': 'text/csv; charset=utf-8' })
          .send([csvLine(names), ...lines].join(''));
      },
    );
  };
  asCsv(readDayNumbers, DayRowSchema, days);
  asCsv(readEmptySearches, EmptySearchSchema, searches);
  asCsv(readEndingStock, EndingStockSchema, stock);
}

function queryOf({ query }: FastifyRequest): NumbersQuery {
  const { success, output } = v.safeParse(NumbersQuerySchema, query);
  if (!success) throw refusedPeriod('The query is not valid.');
  return output;
}

function periodOf({ country, from, until }: NumbersQuery, now: Date): Period {
  const last = until ?? todayIn(country ?? countryCodes[0], now);
  const first = from ?? dayAfter(last, 1 - DEFAULT_DAYS);
  if (first > last) throw refusedPeriod('The period ends before it begins.');
  if (dayAfter(first, MOST_DAYS) <= last) throw refusedPeriod(`The period has more than ${MOST_DAYS} days.`);
  return { countries: country ? [country] : countryCodes, from: first, until: last };
}

const refusedPeriod = (words: string) => new ApiError('validation', { words });

async function requireNumbers({ db, now }: Deps, member: StaffMember): Promise<void> {
  if (mayReadNumbers(member.role)) return;
  await recordRefusal(db, { memberId: member.id, act: 'read-numbers', subject: '', now: now() });
  throw notAllowed(`The role ${member.role} does not allow this.`);
}
