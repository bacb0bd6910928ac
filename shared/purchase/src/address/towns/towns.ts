/**
 * Towns with starts of their post codes, separated by blanks. In `alone` stand those that belong to one town: it is filled
 * in. In `shared` stand those that a town may share with other places: whoever lives there would find the wrong town in the
 * field, so that it is only offered. The longer start decides. Of towns that share a code the larger one stands first.
 *
 * The lists are written by hand. In November 2026 `alone` was compared with post codes of GeoNames (CC BY 4.0):
 * - `sk` and `hu` code by code, `hu` with a public list of the Hungarian post codes, too;
 * - `pl` in Katowice, Opole and Koszalin by most of their codes, and the towns from 41-100 to 41-807 and from 44-120 to
 *   44-373; the other ranges are those that the post gives to one city. A village that is known to have a code of a city
 *   has it in `shared`. The list names one place for a code, so that it cannot show who else has those of Toruń, Gorzów
 *   Wielkopolski, Legnica, Piła and Stalowa Wola, which have a code each;
 * - `ro` in the county of Brașov: a town has a code or a range of its own, each village around it another one;
 * - `ua` in the region of Черкассы, where towns have ten codes each, such as 20700 to 20709, and in Чернигов.
 *
 * `shared` was compared less: most of `pl` with a public list of towns and their main post codes, what was once filled in
 * of `sk` and `hu` with the lists above. The other towns of all countries are not verified: nothing of them is written
 * into the field before the visitor chooses it.
 */
export type Towns = readonly (readonly [town: string, starts: string])[];
