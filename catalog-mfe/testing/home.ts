import type { Home } from '@odeta/contracts';
import { cardOf } from './product.ts';

const link = (label: string, url: string) => ({ label, url });
export const cutout = (id: string) => ({ path: `${id}/cutout`, alt: id });
/** The contents of a home page. */
export const home: Home = {
  hero: {
    title: 'Kabáty na celú zimu',
    text: 'Vlna a opasok.',
    primary: link('Pozrieť kabáty', '/c/kabaty'),
    secondary: link('Celá kolekcia', '/c/zima'),
    pictures: ['dress', 'jumper', 'coat', 'skirt', 'overcoat'].map(cutout),
  },
  departments: {
    title: 'Pre koho nakupujete',
    tiles: [{ name: 'Ženy', url: '/c/zeny', picture: { path: 'tile-women/tall', alt: 'Šaty' } }],
  },
  shelf: { title: 'Svetlo', text: 'Lampy.', link: link('Do bytu', '/c/domov'), pictures: [cutout('lamp')] },
  productShelves: [
    { key: 'new', title: 'Novinky', link: link('Všetky novinky', '/c/novinky'), products: [cardOf('1'), cardOf('2')] },
    {
      key: 'sale',
      title: 'Zľavy',
      link: link('Výpredaj', '/c/vypredaj'),
      products: ['3', '4', '5', '6', '7'].map((id) => cardOf(id)),
    },
  ],
  promises: [{ icon: 'return', title: 'Vrátenie do 100 dní', text: 'Na pošte' }],
};
