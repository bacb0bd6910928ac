import type { Language } from '@odeta/contracts';
import type { DemoPayer } from './demo.store.ts';

type Sample = Pick<DemoPayer, 'name' | 'email' | 'phone'> & { line: string; postCode: string; city: string };

/** What a wallet would already know. The people are fictitious. */
export const samplePayers: Record<Language, Sample> = {
  pl: {
    name: 'Maria Nowak',
    email: 'maria.nowak@example.pl',
    phone: '601234567',
    line: 'Mokotowska 17/4',
    postCode: '00-640',
    city: 'Warszawa',
  },
  sk: {
    name: 'Mária Kováčová',
    email: 'maria.kovacova@example.sk',
    phone: '905123456',
    line: 'Hlavná 7',
    postCode: '917 01',
    city: 'Trnava',
  },
  hu: {
    name: 'Kovács Mária',
    email: 'kovacs.maria@example.hu',
    phone: '201234567',
    line: 'Teréz körút 51',
    postCode: '1062',
    city: 'Budapest',
  },
  ro: {
    name: 'Maria Popescu',
    email: 'maria.popescu@example.ro',
    phone: '0712345678',
    line: 'Calea Victoriei 12, bl. B2, ap. 7',
    postCode: '010063',
    city: 'București',
  },
  ru: {
    name: 'Коваленко Мария',
    email: 'maria.kovalenko@example.ua',
    phone: '0501234567',
    line: 'проспект Свободы 20',
    postCode: '79000',
    city: 'Львов',
  },
  uk: {
    name: 'Коваленко Марія',
    email: 'maria.kovalenko@example.ua',
    phone: '0501234567',
    line: 'проспект Свободи 20',
    postCode: '79000',
    city: 'Львів',
  },
};
