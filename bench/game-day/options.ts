import process from 'node:process';
import { parseArgs } from 'node:util';

export interface Options {
  /** Minutes from the first fault, after which none begins; the last one is played to its end. */
  minutes: number;
  /** Names of the faults that are played; all without names. */
  faults: readonly string[];
  /** Shoppers at a time. */
  shoppers: number;
  /** Visitors that return within seconds. */
  crowd: number;
  /** A file for the table. */
  table: string | undefined;
}

/** `npm run game-day -- --minutes 15 --faults api-killed,failover --shoppers 8 --crowd 1000 --table game-day.md`. A mistake ends the command. */
export function readOptions(args: readonly string[]): Options {
  try {
    return parse(args);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

function parse(args: readonly string[]): Options {
  const text = (fallback: string) => ({ type: 'string', default: fallback }) as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: text('15'),
      faults: text(''),
      shoppers: text('8'),
      crowd: text('1000'),
      table: { type: 'string' },
    },
  });
  return {
    minutes: numberOf('minutes', values.minutes),
    faults: values.faults.split(',').filter(Boolean),
    shoppers: numberOf('shoppers', values.shoppers),
    crowd: numberOf('crowd', values.crowd),
    table: values.table,
  };
}

function numberOf(name: string, text: string): number {
  if (/^\d{1,5}$/.test(text)) return Number(text);
  throw new Error(`--${name} ${text} is no whole number.`);
}
