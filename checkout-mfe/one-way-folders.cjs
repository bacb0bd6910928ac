/** The folders of this unit, each with the folders that it may import: only such as are listed before it (`tools/verify/one-way-rules.cjs`). */
module.exports = [
  {
    folder: 'checkout-mfe/src/checkout',
    loadsOnDemand: true,
    arrows: {
      // What the customer has chosen, and the requests that save it.
      state: '',
      // Sends the order and waits for its payment.
      placing: 'state',
      // The fields of the form and its draft.
      form: 'state placing',
      // A step as such.
      steps: '',
      consents: 'state form steps',
      customer: 'state placing form steps',
      points: 'state',
      delivery: 'state form steps customer',
      email: 'state form steps',
      express: 'state placing form',
      invoice: '',
      payment: 'state placing form steps',
      page: 'state placing form steps consents customer delivery email express invoice payment',
    },
  },
];
