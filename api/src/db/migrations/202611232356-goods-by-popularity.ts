/** C3. What is bought most is read from its end, and not by ordering all goods. */
export const goodsByPopularity = `
create index on product (popularity desc, id) where active;
`;
