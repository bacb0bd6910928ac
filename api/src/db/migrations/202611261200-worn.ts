/** P11. Where the body that wears goods is measured, where it is not as with others of their category. */
export const worn = `
alter table product add column worn jsonb;
`;
