/** H16. Pictures of messages to the shop, as they were encoded anew. They go with their message. */
export const contactAttachments = `
create table contact_attachment (
  message_id uuid not null references contact_message on delete cascade,
  position integer not null,
  name text not null,
  content bytea not null,
  primary key (message_id, position)
);
`;
