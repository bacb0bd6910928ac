import type { CountryCode } from '@odeta/contracts';
import { compactCode } from './typed-text.ts';

/** Counties by the first two digits of their post codes, for countries whose addresses have a county. */
const counties: Partial<Record<CountryCode, Readonly<Record<string, readonly string[]>>>> = {
  ro: {
    București: ['01', '02', '03', '04', '05', '06'],
    Alba: ['51'],
    Arad: ['31'],
    Argeș: ['11'],
    Bacău: ['60'],
    Bihor: ['41'],
    'Bistrița-Năsăud': ['42'],
    Botoșani: ['71'],
    Brașov: ['50'],
    Brăila: ['81'],
    Buzău: ['12'],
    'Caraș-Severin': ['32'],
    Călărași: ['91'],
    Cluj: ['40'],
    Constanța: ['90'],
    Covasna: ['52'],
    Dâmbovița: ['13'],
    Dolj: ['20'],
    Galați: ['80'],
    Giurgiu: ['08'],
    Gorj: ['21'],
    Harghita: ['53'],
    Hunedoara: ['33'],
    Ialomița: ['92'],
    Iași: ['70'],
    Ilfov: ['07'],
    Maramureș: ['43'],
    Mehedinți: ['22'],
    Mureș: ['54'],
    Neamț: ['61'],
    Olt: ['23'],
    Prahova: ['10'],
    'Satu Mare': ['44'],
    Sălaj: ['45'],
    Sibiu: ['55'],
    Suceava: ['72'],
    Teleorman: ['14'],
    Timiș: ['30'],
    Tulcea: ['82'],
    Vaslui: ['73'],
    Vâlcea: ['24'],
    Vrancea: ['62'],
  },
};

/** The counties of a country in their usual order; empty where addresses have none. */
export const countiesOf = (country: CountryCode): readonly string[] => Object.keys(counties[country] ?? {});

/** The county of a post code; empty where the country has no counties, or none has such post codes. */
export function countyOf(country: CountryCode, postCode: string): string {
  const start = compactCode(postCode).replace(/\D/g, '').slice(0, 2);
  const found = Object.entries(counties[country] ?? {}).find(([, starts]) => starts.includes(start));
  return found?.[0] ?? '';
}

/** Adds the county of the post code where none was chosen. Addresses that were saved before the field existed have none. */
export const withCounty = <Address extends { postCode: string; county: string }>(
  country: CountryCode,
  address: Address,
): Address => ({ ...address, county: address.county || countyOf(country, address.postCode) });
