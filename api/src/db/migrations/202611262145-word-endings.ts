/** P13. Words that end like a mistyped one are found without reading all words of the country. */
export const wordEndings = `
create index on search_form (country, right(form, 3));
`;
