/** The global trade item number of a variant where its maker has given one; the check digit is checked where it is written. */
export const addGtins = `
alter table variant add column gtin text check (gtin ~ '^([0-9]{8}|[0-9]{12,14})$');
create unique index variant_gtin on variant (gtin);
`;
