/** The folders of this unit, each with the folders that it may import: only such as are listed before it (`tools/verify/one-way-rules.cjs`). */
module.exports = [
  {
    folder: 'api/src',
    arrows: {
      'app-bridge': '',
      background: '',
      identity: '',
      messages: '',
      // Accessible PDF documents.
      pdf: '',
      'order-states': '',
      db: 'background order-states',
      http: 'db identity messages',
      attachments: 'http',
      'rate-limits': 'db http',
      health: 'db http',
      logs: 'db http rate-limits',
      canaries: 'db http rate-limits',
      bots: 'db http',
      'clean-up': 'background db',
      settings: 'db http',
      pricing: 'db settings',
      mail: 'http settings pricing',
      outbox: 'background db identity mail',
      search: 'background db settings',
      // Pages for employees of the shop.
      staff: 'attachments http rate-limits mail',
      invoices: 'db http pdf settings pricing',
      seed: 'db identity settings pricing search invoices',
      contents: 'db http settings pricing',
      tags: 'db http identity settings pricing',
      catalog: 'db http settings pricing search',
      points: 'db http settings pricing',
      sessions: 'db http identity settings contents tags',
      newsletter: 'background db http identity rate-limits mail outbox settings pricing contents',
      carts: 'db http settings pricing tags',
      push: 'background db http rate-limits outbox carts',
      'stock-notices': 'background bots db http identity rate-limits mail outbox settings push',
      wishlist: 'db http settings pricing catalog carts',
      discounts: 'db http rate-limits settings pricing carts',
      partners: 'db http identity rate-limits settings pricing carts discounts',
      delivery: 'db http settings pricing points carts',
      customers:
        'attachments bots db http identity rate-limits mail outbox settings pricing newsletter tags carts discounts push',
      // It changes orders through an interface (`payments/order-port.ts`) that `orders` implements.
      payments: 'background db http order-states settings pricing staff tags',
      orders:
        'invoices bots db http identity order-states rate-limits outbox settings pricing tags points carts discounts push customers payments',
      'order-codes': 'bots db http identity rate-limits mail outbox settings customers orders',
      reviews: 'attachments db http rate-limits mail staff settings catalog customers',
      bloggers: 'db http rate-limits mail outbox staff settings pricing customers',
      returns:
        'attachments db http identity order-states rate-limits outbox settings pricing customers payments orders',
      warehouse: 'db http invoices order-states outbox settings pricing push orders payments discounts returns',
      'account-orders': 'invoices db http order-states rate-limits settings pricing carts customers payments orders',
      'order-emails': 'invoices db http mail outbox settings pricing push orders returns',
      help: 'attachments bots db http identity pdf rate-limits mail outbox settings pricing search orders returns order-emails',
      // The page for answering complaints; the warehouse can answer them, too.
      complaints:
        'attachments db http invoices order-states rate-limits mail staff settings payments orders help returns warehouse',
      // Previews, for the gallery, of the e-mails that the other folders write.
      'email-previews':
        'db mail pricing seed newsletter help stock-notices customers bloggers orders returns order-codes order-emails',
      checkout: 'bots db http settings pricing tags points carts delivery customers payments',
    },
  },
  {
    folder: 'api/testing',
    arrows: {
      // PostgreSQL for tests, their seed, and rows of the database.
      database: '',
      // `npm run schema`: the types of rows, from the migrated database.
      schema: '',
      // A shop for tests, and a client for it.
      shop: 'database',
      // Actions of buyers and of employees.
      people: 'database shop',
      // Servers that tests start: our own as child processes, and simulators of other services.
      servers: 'database shop people',
      // Random faults with a seed: lost answers, killed servers.
      chaos: 'shop people servers',
      // Input and output of every endpoint, generated from its contract.
      requests: 'shop people servers chaos',
    },
  },
];
