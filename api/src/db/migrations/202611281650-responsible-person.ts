/** (EU) 2023/988, article 16: name, address and e-mail of who answers in the EU for a manufacturer outside of it. */
export const responsiblePerson = `
  alter table manufacturer add column responsible jsonb;
`;
