/** Numbers of visitors. */
export interface Arm {
  failed: number;
  of: number;
}

/** Factor by which a canary's failure rate may exceed that of the versions it is compared with. */
export const TOLERANCE = 1.2;
/** Assumed failure ratios of a worse canary. The real one is not known in advance, so that the test averages over these. */
const RATIOS = [2, 4, 8, 16, 32, 64];

/**
 * For failures that both groups can have alike: a mixture sequential probability ratio test over the visitors with a failure. If the canary
 * is no worse, the probability that such a visitor has it is at most its share, whatever the failure rate is and however it changes during a
 * day (Lindon and Malek, "Anytime-Valid Inference for Multinomial Count Data", NeurIPS 2022; Robbins, "Statistical Methods Related to the
 * Law of the Iterated Logarithm", 1970). It is exact for small counts, and may be evaluated after every visitor.
 */
export function evidenceOfShares(ofCanary: number, ofOthers: number, share: number): number {
  if (share <= 0 || share >= 100) return 0;
  const fair = probability(share, TOLERANCE);
  const ratios = RATIOS.map((ratio) => {
    const worse = probability(share, ratio);
    return Math.exp(ofCanary * Math.log(worse / fair) + ofOthers * Math.log((1 - worse) / (1 - fair)));
  });
  return ratios.reduce((sum, each) => sum + each, 0) / ratios.length;
}

/** The probability that a visitor with a failure has the canary, if the canary fails `ratio` times as often. */
function probability(share: number, ratio: number) {
  const ofCanary = (share / 100) * ratio;
  return ofCanary / (ofCanary + 1 - share / 100);
}

/**
 * For failures that only some visitors can have, who are not divided by the canary's share: of those with the default version many have its
 * files in a cache, of those with the canary nobody. Compares the rates of these visitors, whatever their numbers: the likelihood of all
 * pairs of rates, averaged over Jeffreys' priors, to the greatest one of the pairs with a canary within its limit (universal inference with
 * a mixture: Wasserman, Ramdas and Balakrishnan, PNAS 2020, section 8). If the canary is within its limit, this is at most a martingale with
 * the mean 1; it may be evaluated after every visitor.
 */
export function evidenceOfRates(canary: Arm, beside: Arm, leastRate: number, tolerance = TOLERANCE): number {
  return Math.exp(averageOf(canary) + averageOf(beside) - greatestWithin(canary, beside, { leastRate, tolerance }));
}

/** Logarithm of the likelihood, averaged over Jeffreys' prior of the rate. */
const averageOf = ({ failed, of }: Arm) =>
  logGamma(failed + 0.5) + logGamma(of - failed + 0.5) - logGamma(of + 1) - Math.log(Math.PI);

/** Logarithm of the greatest likelihood with a canary whose rate is at most the least rate, or `tolerance` times the other one. */
function greatestWithin(canary: Arm, beside: Arm, { leastRate, tolerance }: { leastRate: number; tolerance: number }) {
  const [own, other] = [rateOf(canary), rateOf(beside)];
  if (own <= Math.max(leastRate, tolerance * other)) return logLikelihood(canary, own) + logLikelihood(beside, other);
  const limit = rateAtLimit(canary, beside, tolerance);
  return Math.max(
    logLikelihood(canary, leastRate) + logLikelihood(beside, other),
    logLikelihood(canary, tolerance * limit) + logLikelihood(beside, limit),
  );
}

/** The most likely rate of the others if that of the canary is `tolerance` times as high: a root of the derivative. */
function rateAtLimit(canary: Arm, beside: Arm, tolerance: number) {
  const failed = canary.failed + beside.failed;
  const [good, otherGood] = [canary.of - canary.failed, beside.of - beside.failed];
  const square = tolerance * (failed + good + otherGood);
  const linear = failed * (tolerance + 1) + tolerance * good + otherGood;
  const root = Math.sqrt(Math.max(0, linear * linear - 4 * square * failed));
  return Math.min(1 / tolerance, (linear - root) / (2 * square));
}

function logLikelihood({ failed, of }: Arm, rate: number) {
  const part = (count: number, probability: number) => (count === 0 ? 0 : count * Math.log(probability));
  return part(failed, rate) + part(of - failed, 1 - rate);
}

export const rateOf = ({ failed, of }: Arm): number => (of === 0 ? 0 : failed / of);

/** Stirling's series; small arguments are raised first. Its error is below 1e-9. */
function logGamma(x: number): number {
  if (x < 8) return logGamma(x + 1) - Math.log(x);
  const square = x * x;
  const series = (1 / 12 - (1 / 360 - 1 / (1260 * square)) / square) / x;
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series;
}
