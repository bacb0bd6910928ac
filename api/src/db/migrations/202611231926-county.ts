/** K5. The county of an address, where addresses have one. */
export const county = `
alter table customer add column county text not null default '';
alter table address add column county text not null default '';
`;
