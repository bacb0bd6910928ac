/** From which tables and how a statement's plan reads its rows. */
export interface Plan {
  text: string;
  tables: Set<string>;
  indexes: Set<string>;
  /** Tables that are scanned completely. */
  scans: string[];
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Node[];
}

export function plansOf(log: string): Plan[] {
  return [...log.matchAll(/ plan:\n((?:\t.*\n)+)/g)].map(([, json = '']) => {
    const { Plan: root, 'Query Text': text } = JSON.parse(json) as { Plan: Node; 'Query Text': string };
    const nodes = flatten(root);
    const tables = new Set(nodes.flatMap((node) => node['Relation Name'] ?? []));
    const indexes = new Set(nodes.flatMap((node) => node['Index Name'] ?? []));
    const scans = nodes.flatMap((node) => (node['Node Type'] === 'Seq Scan' ? (node['Relation Name'] ?? []) : []));
    return { text, tables, indexes, scans };
  });
}

const flatten = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(flatten)];
