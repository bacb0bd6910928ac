/** The terms of sale in each version that buyers have accepted. A version is written once and stays as it is. */
export const terms = `
create table terms (
  country text not null references country,
  version text not null,
  text text not null,
  primary key (country, version)
);
`;
