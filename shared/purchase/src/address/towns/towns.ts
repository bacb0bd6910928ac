/** Towns with the starts of the post codes that belong to each of them alone, separated by blanks. */
export type Towns = readonly (readonly [town: string, starts: string])[];
