/**
 * Schemas with copies of the contents, in which change sets are shown before they are live; each has the name of the shop's schema with
 * `_preview_` and the id. `version`: of the contents that were copied.
 */
export const contentsPreviews = `
create table contents_preview (
  id bigint generated always as identity primary key,
  change_set_id bigint not null references change_set on delete cascade,
  version bigint not null,
  built_at timestamptz not null default now(),
  unique (change_set_id, version)
);
`;
