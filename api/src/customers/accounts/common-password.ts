/** Digits and signs that people append to a common password to satisfy the rules. */
const ADDITION = /[^a-z]{1,5}$/;

/**
 * H13. Whether it is one of the passwords that attackers try first, in any letter case and with up to five digits or signs appended. The
 * list is the one of zxcvbn-ts, about 49,000 leaked passwords; it is loaded at the first check.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const common = dictionary['passwords-common'];
  const small = password.toLowerCase();
  return common.includes(small) || common.includes(small.replace(ADDITION, ''));
}
