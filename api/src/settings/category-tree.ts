import type { Breadcrumb } from '@odeta/contracts';
import { categoryUrl } from './page-urls.ts';

export interface CategoryNode {
  id: number;
  /** The same in all countries. */
  key: string;
  parentId: number | null;
  name: string;
  slug: string;
  description: string;
  /** C2: in lower case. */
  sizeTableSynonyms?: readonly string[];
}

/** The categories of a country, parents before children and siblings sorted. */
export interface CategoryTree {
  readonly all: readonly CategoryNode[];
  find(id: number): CategoryNode | undefined;
  findBySlug(slug: string): CategoryNode | undefined;
  childrenOf(id: number): readonly CategoryNode[];
  /** The ids of the category and all its descendants. */
  withDescendants(id: number): readonly number[];
  /** The branches that contain the category, from its own one through its parent's to the top-level one. */
  branchesAround(id: number): readonly (readonly number[])[];
  /** Keys from the category itself up to its top-level one. */
  keysUpFrom(id: number): string[];
  /** From the top-level category to this one. */
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
    keysUpFrom: (id) =>
      wayUpOf(byId.get(id))
        .map(({ key }) => key)
        .toReversed(),
    breadcrumbsOf: (id) => wayUpOf(byId.get(id)).map(({ name, slug }) => ({ name, url: categoryUrl(slug) })),
  };
}
