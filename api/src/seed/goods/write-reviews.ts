import type { CountryCode } from '@odeta/contracts';
import { createRandom } from '../random.ts';
import type { SeedProduct } from '../schemas/catalogue.schema.ts';
import type { SeedOwnReview, SeedReview, SeedReviewsFile } from '../schemas/goods.schema.ts';

export interface WrittenReview {
  stars: number;
  /** Whether it fits: smaller, exact, larger. */
  fit: -1 | 0 | 1 | null;
  nick: string;
  /** Empty when only stars were given, as most people do. */
  body: string;
  size: string | null;
  /** Centimetres of those who say it; of clothes alone. */
  height: number | null;
  tags: string[];
  /** ISO. */
  at: string;
}

interface Shelf {
  product: SeedProduct;
  country: CountryCode;
  /** Of which kinds the product is. */
  kinds: ReadonlySet<string>;
  file: SeedReviewsFile;
}

/** The last evening on which somebody wrote. */
const LAST = Date.parse('2026-11-20T20:00:00Z');
const DAY = 86_400_000;
/** Nobody has worn it before. */
const FIRST_AFTER = 5 * DAY;
const MOST = 64;
/** How many of those who give stars also write. */
const WRITERS = 0.45;
/** Goods whose size people speak of. */
const SIZED = ['clothing', 'shoes'];

/** Reviews of a product in a country: the same ones every time, as many and as good as such goods have. Without texts there are none. */
export function writeReviews({ product, country, kinds, file }: Shelf): WrittenReview[] {
  const random = createRandom(`${product.number} ${country}`);
  const begun = Date.parse(product.since) + FIRST_AFTER;
  const count = Math.min(MOST, Math.round((product.popularity / (product.new ? 24 : 9)) * (0.5 + random())));
  if (begun > LAST || file.texts.length === 0) return [];

  const opinion = opinionOf(product);
  // Draws of their own: the reviews before them stay as they were.
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
      // More of them lately.
      at: new Date(LAST - (LAST - begun) * random() ** 1.2).toISOString(),
    };
  });
  return withOwn(written, file.own[product.number]);
}

/** What is said of this product alone comes from somebody who gave as many stars, and is the latest: it is read first. */
function withOwn(written: WrittenReview[], own: SeedOwnReview | undefined): WrittenReview[] {
  const latest = written.toSorted((one, other) => other.at.localeCompare(one.at))[0];
  if (!own || !latest) return written;
  const author = written.find(({ stars }) => stars === own.stars) ?? latest;
  return written.map((review) => {
    if (review === author) return { ...review, stars: own.stars, body: own.text, at: latest.at };
    return review === latest ? { ...review, at: author.at } : review;
  });
}

/** What people think of a product, wherever they are: most like it, some goods more than others. */
function opinionOf({ number }: SeedProduct) {
  const random = createRandom(number);
  const best = 0.52 + 0.34 * random();
  const rest = 1 - best;
  const steps = [best, best + rest * 0.62, best + rest * 0.84, best + rest * 0.94];
  const drift = random();
  return {
    stars: (chance: number) => 5 - steps.filter((step) => chance >= step).length,
    /** Some goods run small or large. */
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

/** How tall somebody is who says so. */
function heightOf({ product, kinds }: Pick<Shelf, 'product' | 'kinds'>, chance: number, tall: number) {
  const isForAdults = kinds.has('clothing') && !product.sizes.some((size) => Number(size) >= FIRST_OF_CHILDREN);
  return isForAdults && chance < SAY_HEIGHT ? Math.round(SHORTEST + (TALLEST - SHORTEST) * tall) : null;
}
/** Sizes of children are their heights. */
const FIRST_OF_CHILDREN = 56;
const SAY_HEIGHT = 0.35;
const SHORTEST = 154;
const TALLEST = 184;

/** Those who are content say why in a word. None of the words claims what only some goods are, such as warm. */
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
