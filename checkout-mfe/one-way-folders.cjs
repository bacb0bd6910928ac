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
      // Consents of the order.
      consents: 'state form steps',
      // Name and address.
      customer: 'state placing form steps',
      // Choosing a pick-up point, and its map.
      points: 'state',
      // Delivery methods.
      delivery: 'state form steps customer',
      // The e-mail address, and logging in.
      email: 'state form steps',
      // Paying with a wallet at once.
      express: 'state placing form',
      // Data of an invoice.
      invoice: 'state form',
      // Payment methods.
      payment: 'state placing form steps',
      // The page of the order form.
      page: 'state placing form steps consents customer delivery email express invoice payment',
    },
  },
  {
    folder: 'checkout-mfe/src',
    loadsOnDemand: true,
    arrows: {
      // Texts.
      messages: '',
      // The order form.
      checkout: 'messages',
      // The checkout without scripts.
      plain: 'messages checkout',
      // Opens a checkout that a partner has prepared.
      'prepared-link': 'messages',
    },
  },
  {
    folder: 'checkout-mfe/src/checkout/express',
    ground: 'sheet',
    loadsOnDemand: true,
    arrows: {
      // A wallet for trying.
      demo: '',
    },
  },
  {
    folder: 'checkout-mfe/src/checkout/payment',
    ground: '(?!payment-step)[a-z-]+',
    loadsOnDemand: true,
    arrows: {
      // Cards and bank apps that the customer has saved.
      saved: '',
    },
  },
  {
    folder: 'checkout-mfe/src/checkout/points',
    ground: 'point-[a-z-]+|points\\.store|points-state|distance-text',
    loadsOnDemand: true,
    arrows: {
      // The map.
      map: '',
    },
  },
];
