import type { CountryCode } from './countries.ts';
import type { Place } from './sources.ts';

/** GeoNames knows these by their English names. */
const ownNames: Record<string, string> = {
  Warsaw: 'Warszawa',
  Bucharest: 'București',
  Vienna: 'Wien',
  Prague: 'Praha',
  Munich: 'München',
  Nuremberg: 'Nürnberg',
  Belgrade: 'Beograd',
  Sofia: 'София',
  Chisinau: 'Chișinău',
  Kyiv: 'Київ',
  Minsk: 'Мінск',
  Moscow: 'Москва',
  Copenhagen: 'København',
  Venice: 'Venezia',
  Kaliningrad: 'Калининград',
};

/** Towns of Ukraine in the language of its shop. What is not here is neither named on the map nor has points. */
const russianNames: Record<string, string> = {
  Kyiv: 'Киев',
  Kharkiv: 'Харьков',
  Odesa: 'Одесса',
  Dnipro: 'Днепр',
  Donetsk: 'Донецк',
  Lviv: 'Львов',
  Zaporizhzhya: 'Запорожье',
  'Kryvyy Rih': 'Кривой Рог',
  Sevastopol: 'Севастополь',
  Mykolayiv: 'Николаев',
  Mariupol: 'Мариуполь',
  Luhansk: 'Луганск',
  Vinnytsya: 'Винница',
  Simferopol: 'Симферополь',
  Chernihiv: 'Чернигов',
  Kherson: 'Херсон',
  Poltava: 'Полтава',
  Khmelnytskyi: 'Хмельницкий',
  Cherkasy: 'Черкассы',
  Chernivtsi: 'Черновцы',
  Zhytomyr: 'Житомир',
  Sumy: 'Сумы',
  Rivne: 'Ровно',
  'Ivano-Frankivsk': 'Ивано-Франковск',
  Kamyanske: 'Каменское',
  Ternopil: 'Тернополь',
  Kropyvnytskyy: 'Кропивницкий',
  Kremenchuk: 'Кременчуг',
  Lutsk: 'Луцк',
  'Bila Tserkva': 'Белая Церковь',
  Kerch: 'Керчь',
  Melitopol: 'Мелитополь',
  Kramatorsk: 'Краматорск',
  Uzhgorod: 'Ужгород',
  Brovary: 'Бровары',
  Sloviansk: 'Славянск',
  Berdyansk: 'Бердянск',
  Nikopol: 'Никополь',
  Pavlohrad: 'Павлоград',
  Uman: 'Умань',
  'Kamianets-Podilskyi': 'Каменец-Подольский',
  Mukachevo: 'Мукачево',
  Konotop: 'Конотоп',
  Yalta: 'Ялта',
  Oleksandriya: 'Александрия',
  Drohobych: 'Дрогобыч',
  Shostka: 'Шостка',
  Berdychiv: 'Бердичев',
  Izmail: 'Измаил',
  Novomoskovsk: 'Новомосковск',
  Kovel: 'Ковель',
  Nizhyn: 'Нежин',
  Smila: 'Смела',
  Kalush: 'Калуш',
  Boryspil: 'Борисполь',
  Irpin: 'Ирпень',
  Pervomaysk: 'Первомайск',
  Korosten: 'Коростень',
  Stryi: 'Стрый',
  Kolomyia: 'Коломыя',
  'Chornomors’k': 'Черноморск',
  Lozova: 'Лозовая',
  Pryluky: 'Прилуки',
  Novovolynsk: 'Нововолынск',
  'Horishni Plavni': 'Горишние Плавни',
  'Bilhorod-Dnistrovskyi': 'Белгород-Днестровский',
  Okhtyrka: 'Ахтырка',
  Izium: 'Изюм',
  Lubny: 'Лубны',
  Fastiv: 'Фастов',
  Svitlovodsk: 'Светловодск',
  'Zhovti Vody': 'Жёлтые Воды',
  Vyshneve: 'Вишнёвое',
  Bucha: 'Буча',
  Varash: 'Вараш',
  Shepetivka: 'Шепетовка',
  Podilsk: 'Подольск',
  Myrhorod: 'Миргород',
  Romny: 'Ромны',
  'Volodymyr-Volynskyi': 'Владимир',
  Vasylkiv: 'Васильков',
  Dubno: 'Дубно',
  Netishyn: 'Нетешин',
  Chuhuiv: 'Чугуев',
  Boiarka: 'Боярка',
  Slavuta: 'Славута',
  Zhmerynka: 'Жмеринка',
  Starokostyantyniv: 'Староконстантинов',
  Sambir: 'Самбор',
  Voznesensk: 'Вознесенск',
  Boryslav: 'Борислав',
  Yuzhne: 'Южное',
};

/** Regions where nothing can be delivered: Donetsk, Crimea, Luhansk, Sevastopol, and towns that are not free. */
const closedRegions = new Set(['05', '11', '14', '20']);
const closedTowns = new Set(['Melitopol', 'Berdyansk', 'Enerhodar', 'Nova Kakhovka', 'Kakhovka']);

/** The neighbours' towns on the map of Ukraine. */
const russianNeighbours: Record<string, string> = {
  Warsaw: 'Варшава',
  Kraków: 'Краков',
  Lublin: 'Люблин',
  Rzeszów: 'Жешув',
  Budapest: 'Будапешт',
  Debrecen: 'Дебрецен',
  Miskolc: 'Мишкольц',
  Košice: 'Кошице',
  Bratislava: 'Братислава',
  Bucharest: 'Бухарест',
  'Cluj-Napoca': 'Клуж-Напока',
  Iaşi: 'Яссы',
  Constanţa: 'Констанца',
  Galaţi: 'Галац',
  Chisinau: 'Кишинёв',
  Tiraspol: 'Тирасполь',
  Minsk: 'Минск',
  Homyel: 'Гомель',
  Brest: 'Брест',
  Voronezh: 'Воронеж',
  Kursk: 'Курск',
  Belgorod: 'Белгород',
  'Rostov-na-Donu': 'Ростов-на-Дону',
  Krasnodar: 'Краснодар',
  Bryansk: 'Брянск',
};

/** How a place is written on the map of a country; `null` when it has no name there. */
export function nameOn(country: CountryCode, { name, iso }: Place): string | null {
  if (country === 'ua') return (iso === 'UA' ? russianNames : russianNeighbours)[name] ?? null;
  const own = ownNames[name] ?? name;
  // Names with the cedilla come from a time when there was no comma below.
  return iso === 'RO'
    ? own.replace(/[şŞţŢ]/g, (letter) => ({ ş: 'ș', Ş: 'Ș', ţ: 'ț', Ţ: 'Ț' })[letter] ?? letter)
    : own;
}

export const isDeliveredTo = ({ iso, region, name }: Place) =>
  iso !== 'UA' || !(closedRegions.has(region) || closedTowns.has(name));

/** Under which other words people look for a town: its English name, and in Ukraine the Ukrainian and the Latin ones. */
export function otherNames(country: CountryCode, place: Place): string[] {
  const shown = nameOn(country, place);
  const named = place.name === shown ? [] : [place.name];
  if (country !== 'ua') return place.name in ownNames ? named : [];
  const ukrainian = place.also
    .split(',')
    .find((word) => /[іїєґ]/i.test(word) && /^[\p{Script=Cyrillic}' -]+$/u.test(word));
  const kyjiw = place.name === 'Kyiv' ? ['Kyjiw', 'Київ'] : [];
  return [...new Set([...named, ...kyjiw, ...(ukrainian ? [ukrainian] : [])])];
}
