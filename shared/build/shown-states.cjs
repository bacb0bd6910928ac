/**
 * Lets an element show a state such as hover permanently: `data-show="hover"`. Only for the gallery. The attribute has the same
 * specificity as the pseudo-class, so that nothing else changes.
 */
module.exports = function shownStates(source) {
  return source.replaceAll(
    /:(hover|active|focus-visible|focus)(?![\w-])/g,
    (state, name) => `:is(${state}, [data-show~="${name}"])`,
  );
};
