/** The size that fits measures, in more than one unit. Bundled where it is used. */
export { type Fit, type FoundSize, findSize, type Measures } from './find-size.ts';
export { garmentMeasures, hasGarment, measuresOfGarment } from './own-garment.ts';
export { measuresIn } from './read-measures.ts';
export { storedMeasures } from './stored-measures.ts';
