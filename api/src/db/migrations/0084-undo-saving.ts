/** I9. Of a line that was moved to the list of what is bought later: how many pieces the list got by it. `null`: it was removed. */
export const undoSaving = `
alter table removed_item add column saved int check (saved >= 0);
`;
