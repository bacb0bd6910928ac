/** P6. What a person of the shop says to a complaint, or to missing goods; empty when it was answered without words. */
export const answersInWords = `
alter table return_case add column answer text not null default '';
create index on return_case (created_at) where state = 'registered';
`;
