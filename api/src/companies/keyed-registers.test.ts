import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { alwaysClosed } from '@odeta/node/circuits';
import { ceidgRegister } from './ceidg.ts';
import { createRegisters } from './create-registers.ts';
import { navRegister } from './nav.ts';
import { type CompanyRegister, firstOf, RegisterFailure } from './register.ts';
import { regonRegister } from './regon.ts';

interface Received {
  method: string | undefined;
  path: string | undefined;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}

let close = () => {};
afterEach(() => close());

/** A register that gives these answers, one after the other. */
async function registerWith(...answers: string[]) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    received.push({ method: request.method, path: request.url, headers: request.headers, body });
    const answer = answers[received.length - 1] ?? '';
    response.writeHead(answer === '' ? 204 : 200).end(answer || undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => server.close();
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const numbers = (taxId: string) => ({ taxId, vatId: '' });

test('CEIDG is asked with the token of the owner, and an answer without content is no company', async () => {
  const seat = { ulica: 'ul. Złota', budynek: '44', lokal: '7', kod: '00-120', miasto: 'Warszawa' };
  const found = JSON.stringify({ firmy: [{ nazwa: 'Jan Nowak', adresDzialalnosci: seat }] });
  const { received, url } = await registerWith(found);
  const register = ceidgRegister({ token: 'secret' }, url);

  const company = await register.find('pl', numbers('526-000-12-46'));

  expect(company).toEqual({ company: 'Jan Nowak', street: 'ul. Złota 44/7', postCode: '00-120', city: 'Warszawa' });
  expect(received[0]).toMatchObject({ method: 'GET', path: '/firmy?nip=5260001246' });
  expect(received[0]?.headers.authorization).toBe('Bearer secret');
  expect(await register.find('pl', numbers('5260001246'))).toBeNull();
});

const soap = (action: string, content: string) =>
  `--uuid\r\n<s:Envelope><s:Body><${action}Response xmlns="http://CIS/BIR/PUBL/2014/07"><${action}Result>${content}</${action}Result></${action}Response></s:Body></s:Envelope>`;
const escaped = (xml: string) => xml.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

test('REGON is logged in to with the key, and finds companies, also in villages without streets', async () => {
  const data =
    '<root><dane><Regon>1</Regon><Nazwa>KOWAL &amp; SYN</Nazwa><Miejscowosc>Łąki</Miejscowosc><KodPocztowy>05500</KodPocztowy>' +
    '<Ulica></Ulica><NrNieruchomosci>5</NrNieruchomosci><NrLokalu></NrLokalu></dane></root>';
  const { received, url } = await registerWith(
    soap('Zaloguj', 'session-1'),
    soap('DaneSzukajPodmioty', escaped(data)),
    soap('Zaloguj', 'session-2'),
    soap('DaneSzukajPodmioty', escaped('<root><dane><ErrorCode>4</ErrorCode></dane></root>')),
    soap('Zaloguj', ''),
  );
  const register = regonRegister({ key: 'a<key' }, url);

  const company = await register.find('pl', numbers('5260001246'));

  expect(company).toEqual({ company: 'KOWAL & SYN', street: 'Łąki 5', postCode: '05-500', city: 'Łąki' });
  expect(received[0]?.body).toContain('<ns:pKluczUzytkownika>a&#60;key</ns:pKluczUzytkownika>');
  expect(received[1]).toMatchObject({ headers: { sid: 'session-1' } });
  expect(received[1]?.body).toContain('<dat:Nip>5260001246</dat:Nip>');
  expect(await register.find('pl', numbers('5260001246'))).toBeNull();
  await expect(register.find('pl', numbers('5260001246'))).rejects.toBeInstanceOf(RegisterFailure);
});

const key = { login: 'user', password: 'word', taxNumber: '12345678', signKey: 'sign' };
const now = () => new Date('2026-11-29T10:30:00Z');

test('NAV is asked with a signed request, and names the seat', async () => {
  const { received, url } = await registerWith(
    '<ns2:result><ns3:funcCode>OK</ns3:funcCode></ns2:result><taxpayerValidity>true</taxpayerValidity>' +
      '<taxpayerData><taxpayerName>MINTA KFT.</taxpayerName><ns4:postalCode>1138</ns4:postalCode><ns4:city>BUDAPEST</ns4:city>' +
      '<ns4:streetName>VÁCI</ns4:streetName><ns4:publicPlaceCategory>ÚT</ns4:publicPlaceCategory><ns4:number>1</ns4:number></taxpayerData>',
    '<result><funcCode>OK</funcCode></result><taxpayerValidity>false</taxpayerValidity>',
    '<result><funcCode>ERROR</funcCode></result>',
  );
  const register = navRegister(key, { now, url });

  const company = await register.find('hu', numbers('10773381-2-44'));

  expect(company).toEqual({ company: 'MINTA KFT.', street: 'VÁCI ÚT 1', postCode: '1138', city: 'BUDAPEST' });
  const { path, body = '' } = received[0] ?? {};
  expect([path, body.includes('<taxNumber>10773381</taxNumber>')]).toEqual(['/queryTaxpayer', true]);
  const [, id = ''] = /<common:requestId>(\w+)</.exec(body) ?? [];
  const signature = createHash('sha3-512').update(`${id}20261129103000sign`).digest('hex').toUpperCase();
  expect(body).toContain(`cryptoType="SHA3-512">${signature}<`);
  expect(body).not.toMatch(/>(word|sign)</);
  expect(await register.find('hu', numbers('10773381-2-44'))).toBeNull();
  await expect(register.find('hu', numbers('10773381-2-44'))).rejects.toBeInstanceOf(RegisterFailure);
});

test('the next register is asked if one does not know the company or does not answer', async () => {
  const company = { company: 'FIRMA', street: '', postCode: '', city: '' };
  const down: CompanyRegister = { find: () => Promise.reject(new RegisterFailure('down')) };
  const empty: CompanyRegister = { find: async () => null };
  const full: CompanyRegister = { find: async () => company };

  expect(await firstOf([down, empty, full]).find('pl', numbers('1'))).toBe(company);
  expect(await firstOf([down, empty]).find('pl', numbers('1'))).toBeNull();
  await expect(firstOf([down, down]).find('pl', numbers('1'))).rejects.toBeInstanceOf(RegisterFailure);
});

test('a demonstration invents companies, and a shop looks up nothing until its owner wants it', () => {
  const means = { now, todayIn: () => '2026-11-29', circuits: { of: () => alwaysClosed } };

  expect(Object.keys(createRegisters({ DEMO: true }, means))).toEqual(['pl', 'sk', 'hu', 'ro']);
  expect(createRegisters({ DEMO: false }, means)).toEqual({});
  expect(createRegisters({ DEMO: true, COMPANY_REGISTERS: 'off' }, means)).toEqual({});
  expect(Object.keys(createRegisters({ COMPANY_REGISTERS: 'public' }, means))).toEqual(['pl', 'sk', 'hu', 'ro']);
});
