/**
 * What employees have answered to messages of visitors. `way`: by e-mail, or settled elsewhere, which `words` describe. Messages whose
 * promised day has passed were answered by e-mail programs.
 */
export const messageAnswers = `
alter table contact_message add column settled_at timestamptz;
update contact_message set settled_at = received_at where answer_by < current_date;

create table contact_answer (
  id bigint generated always as identity primary key,
  message_id uuid not null references contact_message on delete cascade,
  member_id bigint not null references staff_member,
  key text not null,
  way text not null check (way in ('email', 'elsewhere')),
  words text not null,
  answered_at timestamptz not null,
  unique (message_id, key)
);
create index on contact_answer (member_id);
`;

/** The record is searched for orders that a list of decisions has shown, too, and messages that wait are found among all others. */
export const messageAnswersIndexes = {
  withoutTransaction: [
    'drop index concurrently if exists staff_act_shown',
    "create index concurrently staff_act_shown on staff_act using gin (string_to_array(reason, ', ')) where act in ('find', 'read-decisions')",
    'drop index concurrently if exists contact_message_waiting',
    'create index concurrently contact_message_waiting on contact_message (answer_by) where settled_at is null',
    'drop index concurrently if exists staff_act_found',
  ],
};
