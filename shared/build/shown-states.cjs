/**
 * Lets an element show a state that it is not in: `data-show="hover"`. For the gallery alone; the attribute counts as much
 * as the pseudo-class beside it, so that nothing else changes.
 */
module.exports = function shownStates(source) {
  return source.replaceAll(
    /:(hover|active|focus-visible|focus)(?![\w-])/g,
    (state, name) => `:is(${state}, [data-show~="${name}"])`,
  );
};
