import { previewChangeSet } from '@odeta/contracts/staff';
import { signDraftLink } from '@odeta/node/draft-link';
import type { FastifyInstance } from 'fastify';
import { findChangesOf } from '../change-sets/change-set.repository.ts';
import { requireRightFor } from '../change-sets/rights.ts';
import type { BaseDeps } from '../http/base-deps.ts';
import type { StaffServer } from '../staff/staff-calls.ts';
import { notPossible } from '../staff/staff-problem.ts';
import { draftStateRoute } from './draft-state.ts';
import type { PreviewApps } from './preview-apps.ts';
import { pagesOf } from './shown-on.ts';

interface Deps extends Pick<BaseDeps, 'db' | 'now' | 'secret'> {
  previews: PreviewApps;
}

/** Links that show change sets before they are live. */
export function previewRoutes(app: FastifyInstance, staff: StaffServer, { previews: apps, ...deps }: Deps): void {
  const { now, secret } = deps;
  draftStateRoute(app, { apps, secret, now });

  staff.handle(previewChangeSet, async ({ member, params: { id }, payload: { hours } }) => {
    await requireRightFor(deps, { member, act: 'preview', id });
    // What cannot be shown is refused here, to the person who can change it.
    if (!(await apps.find(id))) throw notPossible('nothing-waits', 'Nothing of it waits for its start.');
    const until = Math.floor(now().getTime() / 1000) + hours * 3600;
    return {
      pages: await pagesOf(deps.db, await findChangesOf(deps.db, id)),
      path: `/preview/${signDraftLink(secret, { set: id, until })}`,
      until: new Date(until * 1000).toISOString(),
    };
  });
}
