import type { Breadcrumb } from '@odeta/contracts';
import { categoryUrl } from './page-urls.ts';

export interface CategoryNode {
  id: number;
  parentId: number | null;
  name: string;
  slug: string;
  description: string;
  /** C2, in lower case. */
  sizeTableSynonyms?: readonly string[];
}

/** A country's categories, parents before children and siblings in their order. */
export interface CategoryTree {
  readonly all: readonly CategoryNode[];
  find(id: number): CategoryNode | undefined;
  findBySlug(slug: string): CategoryNode | undefined;
  childrenOf(id: number): readonly CategoryNode[];
  /** The category and everything below it. */
  withDescendants(id: number): readonly number[];
  /** What belongs together with the category, ever wider: its own branch, its parent's, and so on up to the top. */
  branchesAround(id: number): readonly (readonly number[])[];
  /** From the top down to the category itself. */
  breadcrumbsOf(id: number): Breadcrumb[];
}

export function createCategoryTree(nodes: readonly CategoryNode[]): CategoryTree {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const bySlug = new Map(nodes.map((node) => [node.slug, node]));
  const children = Map.groupBy(nodes, ({ parentId }) => parentId);
  const childrenOf = (id: number) => children.get(id) ?? [];
  const withDescendants = (id: number): number[] => [
    id,
    ...childrenOf(id).flatMap((child) => withDescendants(child.id)),
  ];
  const branches = new Map(nodes.map(({ id }) => [id, withDescendants(id)]));

  const wayUpOf = (node: CategoryNode | undefined): CategoryNode[] =>
    node ? [...wayUpOf(node.parentId === null ? undefined : byId.get(node.parentId)), node] : [];

  return {
    all: nodes,
    find: (id) => byId.get(id),
    findBySlug: (slug) => bySlug.get(slug),
    childrenOf,
    withDescendants: (id) => branches.get(id) ?? [],
    branchesAround: (id) =>
      wayUpOf(byId.get(id))
        .toReversed()
        .map((node) => branches.get(node.id) ?? []),
    breadcrumbsOf: (id) => wayUpOf(byId.get(id)).map(({ name, slug }) => ({ name, url: categoryUrl(slug) })),
  };
}
