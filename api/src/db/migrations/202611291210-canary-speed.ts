/**
 * How fast a measured version was for the visitor, in milliseconds: largest contentful paint, and interaction to next paint. `speed_group`: their
 * line, and whether they had the version in a cache; versions are compared within a group.
 */
export const canarySpeed = `
alter table canary_visit
  add column speed_group text,
  add column lcp integer,
  add column inp integer,
  add column measured_at timestamptz;
`;
