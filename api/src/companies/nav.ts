import { createHash, randomBytes } from 'node:crypto';
import { type CompanyRegister, RegisterFailure, requestRegister } from './register.ts';
import { encodeXml, valueIn } from './xml-values.ts';

/** https://onlineszamla.nav.gov.hu/ (interface 3.0, `queryTaxpayer`): the Hungarian tax office. */
const NAV_URL = 'https://api.onlineszamla.nav.gov.hu/invoiceService/v3';
const TEST_URL = 'https://api-test.onlineszamla.nav.gov.hu/invoiceService/v3';

/** Of the technical user that the shop's owner creates there. */
interface NavKey {
  login: string;
  password: string;
  /** The first eight digits of the shop's own tax number. */
  taxNumber: string;
  signKey: string;
  /** Whether the office's test environment is asked. */
  test?: boolean | undefined;
}

interface Means {
  now: () => Date;
  url?: string;
}

export function navRegister(key: NavKey, { now, url = key.test ? TEST_URL : NAV_URL }: Means): CompanyRegister {
  return {
    async find(_, { taxId }) {
      const answer = await requestRegister(`${url}/queryTaxpayer`, {
        method: 'POST',
        headers: { 'content-type': 'application/xml', accept: 'application/xml' },
        body: requestOf(key, now(), taxId.replace(/\D/g, '').slice(0, 8)),
      });
      if (valueIn(answer, 'funcCode') !== 'OK') throw new RegisterFailure('NAV: the request is refused');
      return valueIn(answer, 'taxpayerValidity') === 'true' ? companyOf(answer) : null;
    },
  };
}

const digest = (algorithm: string, text: string) => createHash(algorithm).update(text).digest('hex').toUpperCase();

/** The office wants its own form of the time in the signature: `20261129103000`. */
const inDigits = (at: Date) => at.toISOString().slice(0, 19).replace(/\D/g, '');

function requestOf({ login, password, taxNumber, signKey }: NavKey, at: Date, wanted: string) {
  const id = `ODETA${randomBytes(10).toString('hex').toUpperCase()}`;
  return (
    '<?xml version="1.0" encoding="UTF-8"?><QueryTaxpayerRequest xmlns="http://schemas.nav.gov.hu/OSA/3.0/api" ' +
    'xmlns:common="http://schemas.nav.gov.hu/NTCA/1.0/common">' +
    `<common:header><common:requestId>${id}</common:requestId><common:timestamp>${at.toISOString()}</common:timestamp>` +
    '<common:requestVersion>3.0</common:requestVersion><common:headerVersion>1.0</common:headerVersion></common:header>' +
    `<common:user><common:login>${encodeXml(login)}</common:login>` +
    `<common:passwordHash cryptoType="SHA-512">${digest('sha512', password)}</common:passwordHash>` +
    `<common:taxNumber>${taxNumber}</common:taxNumber>` +
    `<common:requestSignature cryptoType="SHA3-512">${digest('sha3-512', `${id}${inDigits(at)}${signKey}`)}</common:requestSignature>` +
    '</common:user><software><softwareId>ODETA-SHOP-COMPANY</softwareId><softwareName>ODETA</softwareName>' +
    '<softwareOperation>ONLINE_SERVICE</softwareOperation><softwareMainVersion>1</softwareMainVersion>' +
    '<softwareDevName>ODETA</softwareDevName><softwareDevContact>shop@odeta.example</softwareDevContact></software>' +
    `<taxNumber>${wanted}</taxNumber></QueryTaxpayerRequest>`
  );
}

function companyOf(xml: string) {
  const street = ['streetName', 'publicPlaceCategory', 'number'].map((name) => valueIn(xml, name));
  return {
    company: valueIn(xml, 'taxpayerShortName') || valueIn(xml, 'taxpayerName'),
    street: street.filter(Boolean).join(' '),
    postCode: valueIn(xml, 'postalCode'),
    city: valueIn(xml, 'city'),
  };
}
