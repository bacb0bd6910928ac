import type { Language } from '@odeta/contracts';

/** Words with which people ask for anything, without accents: they say little about what is asked. */
export const askingWords: Record<Language, ReadonlySet<string>> = {
  pl: words(
    'jak jaki jaka jakie jaką co czy kiedy gdzie ile czemu dlaczego kto kogo czym do na od po za w we z ze i a o u sie mi mnie moj moja moje mojego swoj swoje moge mozna chce chcialabym chcialbym mam macie musze trzeba jest sa to ten ta kosztuje nie dla przy albo lub',
  ),
  sk: words(
    'ako aky aka ake aku co kedy kde kam kolko preco kto do na od po za v vo z zo s so k ku i a o u sa si mi mne moj moja moje mojho svoj mozem mozno chcem chcela mam mate musim treba je su to ten ta stoji nie pri alebo mat dlho da',
  ),
  hu: words(
    'hogyan hogy milyen mi mit mikor hol hova hova mennyi mennyibe meddig miert ki kit a az egy es vagy is en nekem szeretnem szeretnek akarom akarok kell lehet tudok van nincs vannak kerul nem ezt azt',
  ),
  ro: words(
    'cum ce care cand unde cat cata de cine pe in la din pentru cu si sau o un imi mi ma meu mea mele vreau pot poate am ai aveti trebuie este e sunt sa se costa nu ca daca',
  ),
  ru: words(
    'как какой какая какие какую что когда где куда сколько почему зачем кто в во на с со из от до по за для и или а о об у мне меня мой моя мое мои свой хочу могу можно нужно надо есть ли это стоит не при если',
  ),
  uk: words(
    'як який яка яке які яку що коли де куди звідки скільки чому навіщо хто в у на с з із зі від до по за для і й або чи а про об мені мене мій моя моє мої свій хочу можу можна треба потрібно є це коштує не при якщо',
  ),
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
