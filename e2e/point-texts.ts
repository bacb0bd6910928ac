import type { Country } from './shop.ts';

/** A country's texts about pick-up points. */
export interface PointTexts {
  delivery: string;
  group: RegExp;
  filters: string;
  city: string;
  list: string;
  /** The button that selects a point, in both states. */
  choose: RegExp;
  /** The text of a point that accepts payment on the spot. */
  takesMoney: RegExp;
}

export const pointTexts: Record<Country, PointTexts> = {
  pl: {
    delivery: 'Dostawa',
    group: /^Punkt odbioru/,
    filters: 'Filtry',
    city: 'Warszawa',
    list: 'Lista punktów odbioru',
    choose: /^(Wybierz|Wybrano): /,
    takesMoney: /gotów/,
  },
  sk: {
    delivery: 'Doručenie',
    group: /^Výdajné miesto/,
    filters: 'Filtre',
    city: 'Bratislava',
    list: 'Zoznam výdajných miest',
    choose: /^(Vybrať|Vybrané): /,
    takesMoney: /hotov/,
  },
  hu: {
    delivery: 'Szállítás',
    group: /^Átvételi pont/,
    filters: 'Szűrők',
    city: 'Budapest',
    list: 'Átvételi pontok listája',
    choose: /^(Kiválasztás|Kiválasztva): /,
    takesMoney: /készp/,
  },
  ro: {
    delivery: 'Livrare',
    group: /^Punct de ridicare/,
    filters: 'Filtre',
    city: 'București',
    list: 'Lista punctelor de ridicare',
    choose: /^(Alege|Ales): /,
    takesMoney: /numer/,
  },
  ua: {
    delivery: 'Доставка',
    group: /^Отделение/,
    filters: 'Фильтры',
    city: 'Киев',
    list: 'Список пунктов выдачи',
    choose: /^(Выбрать|Выбрано): /,
    takesMoney: /налич/,
  },
};
