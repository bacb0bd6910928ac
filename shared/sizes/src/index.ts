/** Finds the size for body measures, in more than one unit. Bundled into each unit that imports it. */
export { ColumnName } from './column-name.tsx';
export { type Fit, type FoundSize, findSize, type Measures } from './find-size.ts';
export { MeasuringGuide } from './measuring-guide.tsx';
export { garmentMeasures, hasGarment, measuresOfGarment } from './own-garment.ts';
export { measuresIn } from './read-measures.ts';
export { storedMeasures } from './stored-measures.ts';
