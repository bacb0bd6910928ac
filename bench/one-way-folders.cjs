/** The folders of this unit, each with the folders that it may import: only such as are listed before it (`tools/verify/one-way-rules.cjs`). */
module.exports = [
  {
    folder: 'bench',
    ground: 'balancer|browser-page|page-session|server-process',
    arrows: {
      // Many buyers at once, while servers are killed.
      mixed: '',
      // A shopper on a phone who counts.
      taps: '',
      // Presses everything that can be pressed.
      inp: '',
      // The history of the figures, drawn as a page.
      report: '',
      // What a browser downloads.
      deltas: '',
      // Opens the next page.
      activation: '',
      // Teams that deploy at random while shoppers buy.
      storm: 'mixed',
      // One fault after another while shoppers buy.
      'game-day': 'mixed storm',
    },
  },
  {
    folder: 'bench/game-day',
    arrows: {
      // Everything that is started, and can be killed, paused and cut off.
      programs: '',
      // People who look around and buy.
      shoppers: '',
      // When alerts fired, what must hold, and the table.
      report: 'programs',
      // What fails, and how it ends.
      faults: 'programs shoppers report',
    },
  },
];
