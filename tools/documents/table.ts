/** The lines of a Markdown table, aligned as the formatter does. */
export function tableOf(rows: readonly (readonly string[])[]): string[] {
  const [heads = []] = rows;
  const widths = heads.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const [head, ...others] = rows.map(line);
  return [head ?? '', line(widths.map((width) => '-'.repeat(width))), ...others];
}
