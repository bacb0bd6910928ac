/** Pictures of contents that employees have uploaded, and the files into which the shop has encoded them. */
export const uploadedPictures = `
create table uploaded_picture (
  -- With the digest of its files and its size: 'upload-<digest>-1600x900'.
  name text primary key,
  uploaded_by bigint not null references staff_member,
  uploaded_at timestamptz not null,
  -- When it was last uploaded, or named by a change: it is not deleted soon after.
  used_at timestamptz not null
);
create index on uploaded_picture (used_at);

create table uploaded_picture_file (
  picture text not null references uploaded_picture on delete cascade,
  -- '960.avif'.
  name text not null,
  content bytea not null,
  primary key (picture, name)
);
-- AVIF, WebP and JPEG are compressed already.
alter table uploaded_picture_file alter column content set storage external;
`;
