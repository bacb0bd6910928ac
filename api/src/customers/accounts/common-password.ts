/** Figures and signs that people put behind a common password to fulfil the rules. */
const ADDITION = /[^a-z]{1,5}$/;

/**
 * H13. Whether it is one of the passwords that attackers try first, in any case and also with a few figures or signs behind it. The list
 * is that of zxcvbn-ts, about 49,000 passwords out of leaks; it is read when the first one is checked.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const common = dictionary['passwords-common'];
  const small = password.toLowerCase();
  return common.includes(small) || common.includes(small.replace(ADDITION, ''));
}
