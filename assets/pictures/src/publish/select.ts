function matcherOf(globs: string): RegExp {
  const pattern = globs
    .split(',')
    .map((glob) =>
      glob
        .trim()
        .replace(/[^a-z0-9*-]/g, '')
        .replaceAll('*', '.*'),
    )
    .join('|');
  return new RegExp(`^(?:${pattern})$`);
}

/** What a command is about, in its order: all of it, or what `only` names with `*` for any letters, parted by commas. */
export function select<Named extends { readonly id: string }>(
  all: readonly Named[],
  only: string | undefined,
): Named[] {
  const matcher = only ? matcherOf(only) : /^/;
  return all.filter(({ id }) => matcher.test(id));
}
