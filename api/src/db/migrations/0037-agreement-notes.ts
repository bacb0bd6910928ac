/** L4. What stands below a consent's text. */
export const agreementNotes = `alter table agreement add column note text not null default '';`;
