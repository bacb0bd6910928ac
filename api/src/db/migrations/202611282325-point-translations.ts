/**
 * Name, street and town of a pick-up point in additional languages of its country, by edition: `{ "ua-uk": { "name", "street", "city" } }`.
 * The columns have those of the default language, and earlier releases read only them.
 */
export const pointTranslations = `
  alter table pickup_point add column translations jsonb not null default '{}';
`;
