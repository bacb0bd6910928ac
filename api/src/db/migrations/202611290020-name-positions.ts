/**
 * The order by name in additional languages of the country, by edition: `{ "ua-uk": 12 }`. Earlier releases write none, and list by
 * `name_position`, the order in the default language.
 */
export const namePositions = `
  alter table listing add column further_name_positions jsonb not null default '{}';
`;
