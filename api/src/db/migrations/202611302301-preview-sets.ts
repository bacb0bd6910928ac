/** Change sets that only show a change while somebody edits: they never start, and are deleted soon. */
export const previewSets = `
alter table change_set add column is_preview boolean not null default false;
`;
