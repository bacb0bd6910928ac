import type { CountryCode } from '@odeta/contracts';
import { writePostCode } from '@odeta/validation';
import { languageOf } from '../../language/editions.ts';
import { createRandom } from '../random.ts';
import type { SeedCountryPoints, SeedOperator, SeedTown } from '../schemas/points.schema.ts';
import { translated } from '../schemas/texts.ts';
import { type Hours, hoursOf } from './point-hours.ts';

export interface MadePoint {
  external_id: string;
  shipping: string;
  operator: string;
  type: string | null;
  name: string;
  street: string;
  post_code: string;
  city: string;
  also_known_as: string;
  phone: string | null;
  latitude: number;
  longitude: number;
  hours: Hours;
  always_open: boolean;
  pay_cash: boolean;
  pay_card: boolean;
}

const digitsOfPostCodes: Record<CountryCode, number> = { pl: 5, sk: 5, hu: 4, ro: 6, ua: 5 };

/**
 * Generates pickup points near real towns, more in bigger ones. The result is always the same, but for its words, which are in the running
 * language of the country.
 */
export function makePoints(country: CountryCode, seeded: SeedCountryPoints, towns: readonly SeedTown[]): MadePoint[] {
  const settings = translated(seeded, country);
  const random = createRandom(`points of ${country}`);
  const weights = towns.map(([, , , people]) => people ** 0.85);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const points: MadePoint[] = [];
  let due = 0;
  for (const [index, town] of towns.entries()) {
    due += ((weights[index] ?? 0) / all) * settings.count;
    for (let number = 1; points.length < Math.round(due); number += 1) {
      points.push(makePoint({ country, settings, town, number, place: points.length + 1, random }));
    }
  }
  return points;
}

interface Making {
  country: CountryCode;
  settings: Pick<SeedCountryPoints, 'operators' | 'streets' | 'address'>;
  town: SeedTown;
  number: number;
  place: number;
  random: () => number;
}

function makePoint({ country, settings, town, number, place, random }: Making): MadePoint {
  const [name, , , , starts, also, names] = town;
  const city = names?.[languageOf(country)] ?? name;
  const operator = drawOperator(settings.operators, random);
  const street = pick(settings.streets, random);
  const house = String(1 + Math.floor(random() * 120));
  const postCode = makePostCode(country, starts, random);
  const fill = (text: string) =>
    text
      .replace('{street}', street)
      .replace('{city}', city)
      .replace('{postCode}', postCode)
      .replace('{number}', String(number));
  const { hours, alwaysOpen } = hoursOf(operator.kind, random);
  return {
    external_id: `${country.toUpperCase()}${String(place).padStart(6, '0')}`,
    shipping: operator.shipping,
    operator: operator.shipping,
    type: operator.type ?? null,
    name: fill(translated(operator, country).name),
    street: settings.address.replace('{street}', street).replace('{number}', house),
    post_code: postCode,
    city,
    also_known_as: also,
    phone: operator.phone ?? null,
    ...scatter(town, random),
    hours,
    always_open: alwaysOpen,
    pay_cash: operator.kind !== 'locker' && random() < 0.9,
    pay_card: random() < (operator.kind === 'locker' ? 0.3 : 0.85),
  };
}

function drawOperator(operators: readonly SeedOperator[], random: () => number): SeedOperator {
  const shares = operators.reduce((sum, { share }) => sum + share, 0);
  let drawn = random() * shares;
  for (const operator of operators) {
    drawn -= operator.share;
    if (drawn < 0) return operator;
  }
  return operators[0] as SeedOperator;
}

/** Normally distributed around the centre, with a larger radius for bigger towns. */
function scatter([, latitude, longitude, people]: SeedTown, random: () => number) {
  const width = 0.0003 * people ** 0.3;
  const distance = Math.min(2.5, Math.sqrt(-2 * Math.log(1 - random()))) * width;
  const angle = 2 * Math.PI * random();
  return {
    latitude: round(latitude + distance * Math.sin(angle)),
    longitude: round(longitude + (distance * Math.cos(angle)) / Math.cos((latitude * Math.PI) / 180)),
  };
}

function makePostCode(country: CountryCode, starts: string, random: () => number) {
  const start = pick(starts.split(' '), random);
  const rest = String(1 + Math.floor(random() * 89)).padStart(digitsOfPostCodes[country] - 2, '0');
  return writePostCode(country, start + rest);
}

const pick = <Item>(list: readonly Item[], random: () => number) => list[Math.floor(random() * list.length)] as Item;
const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
