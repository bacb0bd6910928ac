import type { Problem } from '@odeta/contracts';
import type { ChangeSet, Conflict, ProposedChange, StaffRole } from '@odeta/contracts/staff';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../src/db/database.ts';
import { addMember } from '../../src/staff/staff-member.repository.ts';
import { TEST_NOW } from '../shop/shop.ts';

export interface Employee {
  key: string;
  get<Body>(path: string): Promise<StaffAnswer<Body>>;
  post<Body = { changeSet: ChangeSet | null }>(
    path: string,
    payload?: object,
    headers?: Record<string, string>,
  ): Promise<StaffAnswer<Body>>;
  /** A file for a page of the application for staff. */
  file(path: string): Promise<{ status: number; content: Buffer; headers: Record<string, unknown> }>;
  /** Changes at once. */
  change(...changes: ProposedChange[]): Promise<StaffAnswer<{ changeSet: ChangeSet | null }>>;
}

export interface StaffAnswer<Body> {
  status: number;
  body: Body & { conflicts?: Conflict[] };
  code?: string;
  validation: Problem['validation'];
}

/** Somebody who works for the shop, with a key. */
export async function openEmployee(
  { app, db }: { app: FastifyInstance; db: Kysely<Database> },
  role: StaffRole,
  name: string = role,
): Promise<Employee> {
  const key = (await addMember(db, { name, role, now: TEST_NOW })) ?? '';

  async function ask<Body>(method: 'GET' | 'POST', path: string, payload?: object, headers = {}) {
    const answer = await app.inject({
      ...{ method, url: `/api/staff${path}` },
      headers: { authorization: `Bearer ${key}`, ...headers },
      ...(payload && { payload }),
    });
    const { body, code, validation = {} } = answer.json();
    return { status: answer.statusCode, body, code, validation } as StaffAnswer<Body>;
  }

  const employee: Employee = {
    key,
    get: (path) => ask('GET', path),
    post: (path, payload = {}, headers = {}) => ask('POST', path, payload, headers),
    async file(path) {
      const answer = await app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${key}` } });
      return { status: answer.statusCode, content: answer.rawPayload, headers: answer.headers };
    },
    change: (...changes) => employee.post('/changes', { reason: 'A test', changes }),
  };
  return employee;
}
