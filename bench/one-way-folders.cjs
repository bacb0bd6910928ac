/** The folders of this unit, each with the folders that it may import: only such as are listed before it (`tools/verify/one-way-rules.cjs`). */
module.exports = [
  {
    folder: 'bench',
    ground: 'balancer|browser-page|server-process',
    arrows: {
      // Many buyers at once, while servers are killed.
      mixed: '',
      // A shopper on a phone who counts.
      taps: '',
      // Presses everything that can be pressed.
      inp: '',
      // Teams that deploy at random while shoppers buy.
      storm: 'mixed',
    },
  },
];
