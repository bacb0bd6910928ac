import type { CountryCode } from '@odeta/contracts';
import { createRandom } from '../random.ts';
import type { SeedProduct } from '../schemas/catalogue.schema.ts';
import type { SeedOwnReview, SeedReview, SeedReviewsFile } from '../schemas/goods.schema.ts';

export interface WrittenReview {
  stars: number;
  /** Smaller, true to size, or larger. */
  fit: -1 | 0 | 1 | null;
  nick: string;
  /** Empty for ratings without a text. */
  body: string;
  size: string | null;
  /** In centimetres, only for clothes. */
  height: number | null;
  tags: string[];
  /** ISO 8601. */
  at: string;
}

interface Shelf {
  product: SeedProduct;
  country: CountryCode;
  /** The product types. */
  kinds: ReadonlySet<string>;
  file: SeedReviewsFile;
}

/** The time of the latest review. */
const LAST = Date.parse('2026-11-20T20:00:00Z');
const DAY = 86_400_000;
/** Nobody can have worn it earlier. */
const FIRST_AFTER = 5 * DAY;
const MOST = 64;
/** Share of ratings that have a text. */
const WRITERS = 0.45;
/** Product types whose size is rated. */
const SIZED = ['clothing', 'shoes'];

/**
 * Generates the reviews of a product in a country, always the same ones, with a realistic distribution. A product that is too new for a
 * review has none, not even its own.
 */
export function writeReviews({ product, country, kinds, file }: Shelf): WrittenReview[] {
  const random = createRandom(`${product.number} ${country}`);
  const begun = Date.parse(product.since) + FIRST_AFTER;
  const count =
    file.texts.length === 0
      ? 0
      : Math.min(MOST, Math.round((product.popularity / (product.new ? 24 : 9)) * (0.5 + random())));
  if (begun > LAST) return [];

  const opinion = opinionOf(product);
  // A separate generator, so that the other values of reviews do not change.
  const others = createRandom(`${product.number} ${country} height and tags`);
  const fitting = file.texts.filter((text) => text.for === undefined || kinds.has(text.for));
  const unused = new Set(fitting);
  const written = Array.from({ length: count }, () => {
    const stars = opinion.stars(random());
    const text =
      random() < WRITERS
        ? pick(
            [...unused].filter((one) => one.stars === stars),
            random(),
          )
        : undefined;
    if (text) unused.delete(text);
    return {
      stars,
      fit: fitOf(text, kinds, opinion.fit, random()),
      nick: pick(file.names, random()) ?? '',
      body: text?.text ?? '',
      size: sizeOf(product, random()),
      height: heightOf({ product, kinds }, others(), others()),
      tags: tagsOf(product, stars, others),
      // The exponent makes recent reviews more frequent.
      at: new Date(LAST - (LAST - begun) * random() ** 1.2).toISOString(),
    };
  });
  const own = file.own[product.number];
  if (own && written.length === 0) return [withoutDetails(own, file, random)];
  return withOwn(written, own);
}

/** For a product that has no generated reviews. */
const withoutDetails = (own: SeedOwnReview, { names }: SeedReviewsFile, random: () => number): WrittenReview => ({
  stars: own.stars,
  fit: null,
  nick: pick(names, random()) ?? '',
  body: own.text,
  size: null,
  height: null,
  tags: [],
  at: new Date(LAST).toISOString(),
});

/** The product's own review replaces the text of a review with the same stars, and becomes the latest one, which is shown first. */
function withOwn(written: WrittenReview[], own: SeedOwnReview | undefined): WrittenReview[] {
  const latest = written.toSorted((one, other) => other.at.localeCompare(one.at))[0];
  if (!own || !latest) return written;
  const author = written.find(({ stars }) => stars === own.stars) ?? latest;
  return written.map((review) => {
    if (review === author) return { ...review, stars: own.stars, body: own.text, at: latest.at };
    return review === latest ? { ...review, at: author.at } : review;
  });
}

/** The distribution of opinions on a product, the same in all countries. Some products are rated better than others. */
function opinionOf({ number }: SeedProduct) {
  const random = createRandom(number);
  const best = 0.52 + 0.34 * random();
  const rest = 1 - best;
  const steps = [best, best + rest * 0.62, best + rest * 0.84, best + rest * 0.94];
  const drift = random();
  return {
    stars: (chance: number) => 5 - steps.filter((step) => chance >= step).length,
    /** Some products run small or large. */
    fit: (chance: number): -1 | 0 | 1 => {
      if (chance < 0.1 + 0.16 * drift) return -1;
      return chance > 0.88 - 0.14 * (1 - drift) ? 1 : 0;
    },
  };
}

function fitOf(
  text: SeedReview | undefined,
  kinds: ReadonlySet<string>,
  fit: (chance: number) => -1 | 0 | 1,
  chance: number,
) {
  if (text?.fit !== undefined) return text.fit;
  return SIZED.some((kind) => kinds.has(kind)) ? fit(chance) : null;
}

/** Height of the author in centimetres; `null` when it is not given. */
function heightOf({ product, kinds }: Pick<Shelf, 'product' | 'kinds'>, chance: number, tall: number) {
  const isForAdults = kinds.has('clothing') && !product.sizes.some((size) => Number(size) >= FIRST_OF_CHILDREN);
  return isForAdults && chance < SAY_HEIGHT ? Math.round(SHORTEST + (TALLEST - SHORTEST) * tall) : null;
}
/** Sizes for children are heights in centimetres, from 56. */
const FIRST_OF_CHILDREN = 56;
const SAY_HEIGHT = 0.35;
const SHORTEST = 154;
const TALLEST = 184;

/** Tags are only given with good ratings. Only tags that suit any product are used, not "warm" for example. */
function tagsOf({ sizes }: SeedProduct, stars: number, random: () => number): string[] {
  const fitting = [
    'good-quality',
    'as-pictured',
    'good-price',
    ...(sizes.includes('one') ? [] : ['comfortable', 'nice-cut']),
  ];
  return stars < CONTENT ? [] : fitting.filter(() => random() < SAY_TAG);
}
const CONTENT = 4;
const SAY_TAG = 0.16;

function sizeOf({ sizes }: SeedProduct, chance: number) {
  const size = pick(sizes, chance);
  return size === undefined || size === 'one' ? null : size;
}

const pick = <One>(list: readonly One[], chance: number): One | undefined => list[Math.floor(chance * list.length)];
