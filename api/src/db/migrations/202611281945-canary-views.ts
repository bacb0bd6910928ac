/**
 * `downloaded`: the visitor did not have the version in a cache; only they are compared for what depends on that. `given`: a server sent them
 * a page with it. `left`: they left before the page had its time.
 */
export const canaryViews = `
alter table canary_visit
  add column downloaded boolean not null default false,
  add column given boolean not null default false,
  add column "left" boolean not null default false;
`;
