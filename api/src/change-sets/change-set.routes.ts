import {
  applyChangeSet,
  cancelChangeSet,
  listChangeSets,
  mayApprove,
  mayChange,
  needsApproval,
  proposeChanges,
  readChangeSet,
  readKinds,
  readValues,
  STAFF_DOCUMENT_PATH,
  undoChangeSet,
  validateChanges,
} from '@odeta/contracts/staff';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/api-error.ts';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import { STAFF_LIMIT } from '../rate-limits/rate-limits.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { requireMember, type StaffServer } from '../staff/staff-calls.ts';
import type { StaffMember } from '../staff/staff-member.repository.ts';
import { findChangesOf, findSets } from './change-set.repository.ts';
import { isEdition, normalOf } from './entity-kind.ts';
import { entityKinds, findKind } from './kind-list.ts';
import { proposeChangeSet, requestOf, requireSet, validateChangeSet } from './propose.ts';
import { decisionOf, mayChangeAll, requireRight, requireRightFor } from './rights.ts';
import { staffDocument } from './staff-document.ts';
import { applyDraft, cancelChangeSet as cancelSet, undoChangeSet as undoSet } from './undo.ts';
import { versionOf } from './value-version.ts';

const VALUES_PER_PAGE = 200;
const SETS_PER_PAGE = 50;

/** The calls with which employees change contents, prices and settings. */
export function changeSetRoutes(app: FastifyInstance, staff: StaffServer, deps: SettingsDeps): void {
  const { db, now } = deps;
  /** The author sees the change at once; other processes read it within seconds. */
  const shown = async <Result>(result: Result): Promise<Result> => {
    await deps.settings.refresh();
    return result;
  };

  staff.handle(readKinds, async ({ member }) => ({
    kinds: entityKinds.map(({ name, area, keys, byLanguage, canBeNew, canBeRemoved }) => ({
      ...{ name, area, keys, byLanguage, canBeNew, canBeRemoved },
      mayChange: mayChange(member.role, area),
      needsApproval: needsApproval(member.role, name),
      mayApprove: mayApprove(member.role, name),
    })),
  }));

  staff.handle(readValues, async ({ query: { kind, country, key, after } }) => {
    const entity = findKind(kind);
    if (!entity || !isEdition(country)) throw new ApiError('not-found');
    const page = { after, most: VALUES_PER_PAGE };
    const keys = key === undefined ? await entity.list(db, country, page) : [key];
    const values = keys.length > 0 ? await entity.read(db, country, keys) : new Map<string, object>();
    return {
      values: keys.flatMap((one) => {
        const stored = values.get(one);
        if (!stored) return [];
        const value = normalOf(entity, stored);
        return [{ key: one, version: versionOf(entity, value), value: { ...value } }];
      }),
      next: key === undefined && keys.length === VALUES_PER_PAGE ? (keys.at(-1) ?? null) : null,
    };
  });

  staff.handle(
    proposeChanges,
    async ({ member, payload, request }) => {
      await requireRight(deps, { member, act: 'change', kinds: payload.changes.map(({ kind }) => kind) });
      const { name: author, role } = member;
      const waits = payload.changes.some(({ kind }) => needsApproval(role, kind));
      const asked = requestOf(author, idempotencyKeyOf(request), payload);
      return shown({
        changeSet: await proposeChangeSet({ db, now }, { ...payload, author, needsApproval: waits, request: asked }),
      });
    },
    { isRepeatable: true },
  );

  staff.handle(validateChanges, async ({ member, payload }) => {
    await requireRight(deps, { member, act: 'validate', kinds: payload.changes.map(({ kind }) => kind) });
    const changes = await validateChangeSet({ db, now }, payload);
    return { changes: changes.map(shownChange) };
  });

  staff.handle(listChangeSets, async ({ query }) => {
    const found = await findSets(db, { ...query, most: SETS_PER_PAGE + 1 });
    return { changeSets: found.slice(0, SETS_PER_PAGE), hasMore: found.length > SETS_PER_PAGE };
  });

  staff.handle(readChangeSet, ({ member, params: { id } }) => readFor(deps, member, id));

  staff.handle(applyChangeSet, async ({ member, params: { id }, payload }) => {
    await requireRightFor(deps, { member, act: 'apply', id });
    return shown({ changeSet: await applyDraft({ db, now }, { id, ...payload }) });
  });

  staff.handle(cancelChangeSet, async ({ member, params: { id } }) => {
    await requireRightFor(deps, { member, act: 'cancel', id });
    return { changeSet: await cancelSet({ db, now }, { id }) };
  });

  staff.handle(undoChangeSet, async ({ member, params: { id }, payload }) => {
    await requireRightFor(deps, { member, act: 'undo', id });
    return shown({ changeSet: await undoSet({ db, now }, { id, author: member.name, reason: payload.reason }) });
  });

  app.get(
    `/api${STAFF_DOCUMENT_PATH}`,
    { config: { sender: 'server', limit: STAFF_LIMIT }, schema: { hide: true } },
    async (request, reply) => {
      await requireMember(deps, request);
      return reply.header('cache-control', 'no-store').send(staffDocument(staff.endpoints));
    },
  );
}

/** A set, and what its reader may do with it. */
async function readFor({ db }: SettingsDeps, member: StaffMember, id: number) {
  const changeSet = await requireSet(db, id);
  const changes = (await findChangesOf(db, id)).map(shownChange);
  const kinds = changes.map(({ kind }) => kind);
  return {
    ...{ changeSet, changes, mayChange: mayChangeAll(member.role, kinds) },
    decision: decisionOf(member, changeSet.author, kinds),
  };
}

interface Shown {
  kind: string;
  country: string;
  key: string;
  before: object | null;
  after: object | null;
}

const shownChange = ({ kind, country, key, before, after }: Shown) => ({
  ...{ kind, country, key },
  before: before && { ...before },
  after: after && { ...after },
});
