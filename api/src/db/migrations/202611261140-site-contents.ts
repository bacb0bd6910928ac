/** What stands on every page is called site contents. The release before reads it by its former name, whose row stays. */
export const siteContents = `
insert into content (country, name, body)
select country, 'siteContents', body from content where name = 'around'
on conflict (country, name) do nothing;
`;
