/**
 * Towns with prefixes of their post codes, separated by spaces. Prefixes in `alone` belong to one town, which is filled in.
 * Prefixes in `shared` may also belong to other places, so that the town is only offered: for people who live elsewhere it
 * would be wrong. The longer prefix wins. Of towns that share a prefix the larger one comes first.
 *
 * The lists are written by hand. In November 2026 `alone` was compared with the post codes of GeoNames (CC BY 4.0):
 * - `sk` and `hu` code by code, `hu` also with a public list of the Hungarian post codes;
 * - `pl` for most codes of Katowice, Opole and Koszalin, and for the towns from 41-100 to 41-807 and from 44-120 to 44-373;
 *   the other ranges are those that the Polish post assigns to one city. A village that is known to have a code of a city
 *   is in `shared`. GeoNames has one place per code, so that it cannot show who else uses those of Toruń, Gorzów
 *   Wielkopolski, Legnica, Piła and Stalowa Wola, which have one code each;
 * - `ro` for Brașov County: each town has a code or a range of its own, and each village around it has another one;
 * - `ua` for the region of Черкассы, where towns have ten codes each, such as 20700 to 20709, and for Чернигов.
 *
 * `shared` was checked less: most of `pl` against a public list of towns and their main post codes; of `sk` and `hu`, what
 * used to be filled in, against the lists above. The other towns of all countries are not verified: they are never written
 * into the field before the visitor chooses them.
 */
export type Towns = readonly (readonly [town: string, starts: string])[];
