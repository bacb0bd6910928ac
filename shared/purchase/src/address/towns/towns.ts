/**
 * Towns with the starts of the post codes that belong to each of them alone, separated by blanks. A code that a town
 * shares with a village around it is not here: whoever lives in the village would find the wrong town in the field.
 *
 * The lists are written by hand. Those of `sk` and `hu` were compared, code by code, with the post codes of GeoNames
 * (CC BY 4.0) and a public list of the Hungarian ones in November 2026. No open list of `pl`, `ro` and `ua` was at hand:
 * there only the ranges stand that the post gives to one city, and no code of a single post office of a smaller town,
 * apart from five Polish ones.
 */
export type Towns = readonly (readonly [town: string, starts: string])[];
