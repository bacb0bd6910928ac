import type { CountryCode } from '@odeta/contracts';
import type { HomeDocument } from '../../settings/documents.ts';
import type { Seed } from '../schemas/schema.ts';
import type { Link, Texts } from '../schemas/texts.schema.ts';
import { type CategoriesByKey, textOf, urlOf } from '../schemas/texts.ts';
import { helpFactsOf, withFacts } from './help-facts.ts';

export function homeOf(seed: Seed, country: CountryCode, categories: CategoriesByKey): HomeDocument {
  const facts = helpFactsOf(seed, country);
  const text = (texts: Texts) => textOf(texts, country);
  const link = ({ labels, link: target }: { labels: Texts; link: Link }) => ({
    label: text(labels),
    url: urlOf(target, country, categories),
  });
  const pictureOf = ({ picture, alt }: Seed['home']['hero']['pictures'][number]) => ({
    path: picture.includes('/') ? picture : `${picture}/front`,
    alt: text(alt),
  });

  const { hero, departments, shelf, productShelves, promises } = seed.home;
  return {
    hero: {
      title: text(hero.titles),
      text: text(hero.texts),
      primary: link(hero.primary),
      secondary: link(hero.secondary),
      pictures: hero.pictures.map(pictureOf),
    },
    departments: {
      title: text(departments.titles),
      tiles: departments.tiles.map((tile) => ({
        name: text(tile.names ?? categories.get(tile.category)?.names ?? hero.titles),
        url: urlOf(`category:${tile.category}`, country, categories),
        picture: pictureOf(tile),
      })),
    },
    shelf: {
      title: text(shelf.titles),
      text: text(shelf.texts),
      link: link(shelf.link),
      pictures: shelf.pictures.map(pictureOf),
    },
    productShelves: productShelves.map((one) => ({
      key: one.key,
      title: text(one.titles),
      length: one.length,
      link: one.link ? link(one.link) : null,
    })),
    promises: promises.map(({ icon, titles, texts }) => ({
      icon,
      title: withFacts(text(titles), facts),
      text: withFacts(text(texts), facts),
    })),
  };
}
