const tags = 'p div span b i strong ul ol li table tr td th tbody blockquote h2 a pre dl dt section font u'.split(' ');
const attributes = [
  ...['', '', '', ' style="font-weight:700"', ' style="font-weight:400"', ' style="font-style:italic"'],
  ...[' style="mso-list:l0 level1 lfo1"', ' style="mso-list:l0 level2 lfo1"', ' aria-level="1"', ' aria-level="2"'],
  ' style="white-space:pre-wrap"',
];

/** HTML whose words and tags stand in any order, also where no program writes them; the same for the same seed. */
export function randomPage(seed: number): string {
  let state = seed;
  let words = 0;
  return partsOf(4);

  /** Numerical Recipes' linear congruential generator. */
  function random(): number {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  }

  function pick(list: readonly string[]): string {
    return list[Math.floor(random() * list.length)] ?? '';
  }

  function partsOf(depth: number): string {
    const count = 1 + Math.floor(random() * 3);
    return Array.from({ length: count }, () => partOf(depth)).join('');
  }

  function partOf(depth: number): string {
    const kind = random();
    if (depth === 0 || kind < 0.35) {
      words += 1;
      return `w${words} `;
    }
    if (kind < 0.42) return '<br>';
    const tag = pick(tags);
    return `<${tag}${tag === 'a' ? ' href="/x"' : pick(attributes)}>${partsOf(depth - 1)}</${tag}>`;
  }
}
