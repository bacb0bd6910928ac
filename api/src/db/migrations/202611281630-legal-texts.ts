/** Terms and privacy notices in full, by version; `terms` keeps the plain texts of versions that are older than this table. */
export const legalTexts = `
  create table legal_text (
    country text not null references country (code),
    document text not null check (document in ('terms', 'privacy')),
    version text not null,
    title text not null,
    parts jsonb not null,
    primary key (country, document, version)
  );
`;
