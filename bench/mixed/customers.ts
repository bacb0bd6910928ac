import type { BenchCountry } from './catalogue.ts';

/** Addresses that are valid in each country. */
export const customers: Record<BenchCountry, object> = {
  pl: {
    email: 'anna.lis@example.pl',
    firstName: 'Anna',
    lastName: 'Lis',
    street: 'Mokotowska',
    streetNumber: '17',
    flatNumber: '4',
    postCode: '00640',
    city: 'Warszawa',
    mobilePhone: '601234567',
  },
  sk: {
    email: 'jana.hruskova@example.sk',
    firstName: 'Jana',
    lastName: 'Hrušková',
    street: 'Šancová',
    streetNumber: '48',
    postCode: '81105',
    city: 'Bratislava',
    mobilePhone: '905123456',
  },
  hu: {
    email: 'nagy.eszter@example.hu',
    firstName: 'Eszter',
    lastName: 'Nagy',
    street: 'Teréz körút',
    streetNumber: '51',
    postCode: '1062',
    city: 'Budapest',
    mobilePhone: '201234567',
  },
};
