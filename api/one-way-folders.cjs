/** The folders of this unit, each with the folders that it may import: only such as are listed before it (`tools/verify/one-way-rules.cjs`). */
module.exports = [
  {
    folder: 'api/src',
    arrows: {
      // The languages of countries, and the one of what is running.
      language: '',
      // The schema of the native bridge, as a document.
      'app-bridge': '',
      // Repeats tasks in the background, and lets requests have their turn.
      background: '',
      // Tokens, hashes of passwords and e-mail keys.
      identity: '',
      // Texts of e-mails, invoices and refusals.
      messages: '',
      // Accessible PDF documents.
      pdf: '',
      // Which state of an order or a return may follow which.
      'order-states': '',
      // The database, its migrations and the types of its rows.
      db: 'background order-states language',
      // The server: endpoints, problems, sessions, limits of uploads.
      http: 'db identity messages language',
      // Pictures and documents that visitors send.
      attachments: 'http',
      // Counts requests and attempts.
      'rate-limits': 'db http',
      // Whether the process works, and is ready.
      health: 'db http',
      // What Prometheus reads about the database, orders and queues.
      metrics: 'db http',
      // Failures that browsers report.
      logs: 'db http rate-limits',
      // Counts outcomes of versions.
      canaries: 'db http rate-limits',
      // Proofs that a visitor is no bot.
      bots: 'db http',
      // What the shop has set for a country: names, days, delivery, categories.
      settings: 'db http language',
      // Deletes what is too old.
      'clean-up': 'background db settings',
      // Prices, discounts and totals as arithmetic.
      pricing: 'db settings',
      // The ledger of orders: what was owed, paid and given back, with which means.
      ledger: 'db pricing',
      // E-mails as such, and their layout.
      mail: 'http settings pricing',
      // A gateway of SMS.
      sms: 'mail',
      // E-mails that wait, written in the transaction of their reason.
      outbox: 'background db identity mail language',
      // Search of goods and of help, in PostgreSQL or Meilisearch.
      search: 'background db settings language',
      // Log-ins of employees, their calls, and their pages.
      staff: 'attachments db http identity rate-limits mail',
      // Pictures of contents that employees upload.
      pictures: 'db http staff',
      // Invoices and their PDF.
      invoices: 'background db http pdf settings pricing ledger language',
      // Terms of sale and privacy notices in full.
      legal: 'background db http pdf settings language',
      // Fills the database with goods, contents and demonstration customers.
      seed: 'clean-up db identity settings pricing search invoices language',
      // What the shop's people change: change sets, their history, their times.
      'change-sets': 'db http language pictures rate-limits search seed settings staff',
      // The same from and to files: CSV, JSON lines, YAML.
      'change-files': 'change-sets db http language',
      // The shop with change sets that are not live, for whoever has the link.
      'change-previews': 'change-sets db http settings staff',
      // Figures by country and day, without data of persons.
      numbers: 'background change-files db http rate-limits settings staff',
      // Removes pages from shared caches when something in them changes.
      'shared-caches': 'db',
      // Texts, menus and pages that editors maintain.
      contents: 'db http settings pricing',
      // Data for the tag manager.
      tags: 'db http identity settings pricing',
      // Categories, products, related goods.
      catalog: 'db http settings pricing search language',
      // Pick-up points.
      points: 'background db http settings pricing language',
      // The first request of a page: visitor, country, contents.
      sessions: 'db http identity settings contents tags',
      // Subscriptions and their confirmation.
      newsletter: 'background db http identity rate-limits mail outbox settings pricing contents',
      // The cart and its entries.
      carts: 'db http settings pricing tags language',
      // Notifications of browsers and apps.
      push: 'background db http rate-limits outbox carts',
      // Letters when something is available again.
      'stock-notices': 'background bots db http identity rate-limits mail outbox settings push language',
      // Leaving a mailing list without an account.
      unsubscribe: 'db http newsletter outbox settings stock-notices language',
      // Looking companies up for invoices.
      companies: 'http rate-limits',
      // Wishlists and their shared links.
      wishlist: 'db http settings pricing catalog carts language',
      // Discount codes, vouchers and the club.
      discounts: 'db http rate-limits settings pricing carts language',
      // The checkout for partners' sites.
      partners: 'db http identity rate-limits settings pricing carts discounts',
      // Delivery methods and their prices.
      delivery: 'db http settings pricing points carts',
      // Accounts and everything in them.
      customers:
        'attachments bots db http identity rate-limits mail sms outbox settings pricing newsletter tags carts discounts push',
      // It changes orders through an interface (`payments/order-port.ts`) that `orders` implements.
      payments: 'background db http order-states settings pricing ledger staff tags language',
      // Cards and bank apps that the payment provider keeps for customers.
      'saved-means': 'db http settings carts customers payments',
      // Placing, showing and changing orders.
      orders:
        'invoices bots db http identity order-states rate-limits outbox settings pricing ledger tags points carts discounts push customers payments saved-means language',
      // Codes by e-mail for guests who lost their link.
      'order-codes': 'bots db http identity rate-limits mail outbox settings customers orders',
      // Reviews of products.
      reviews: 'attachments db http rate-limits mail staff settings catalog customers',
      // Bloggers and what their links earn.
      bloggers: 'db http rate-limits mail outbox staff settings pricing customers',
      // Returns, withdrawals and complaints.
      returns:
        'attachments db http identity order-states rate-limits outbox settings pricing ledger customers payments orders',
      // The API of the warehouse.
      warehouse: 'db http invoices order-states outbox settings pricing ledger push orders payments discounts returns',
      // Orders and returns in the account.
      'account-orders':
        'invoices db http order-states rate-limits settings pricing ledger carts customers payments orders returns',
      // Changes to an order of which nothing is packed.
      amendments:
        'invoices db http ledger order-states rate-limits outbox settings pricing points customers payments orders account-orders',
      // E-mails about orders.
      'order-emails': 'invoices db http legal mail outbox settings pricing ledger push orders returns',
      // Help pages, contact and other forms.
      help: 'attachments background bots db http identity pdf rate-limits mail outbox settings pricing search orders returns order-emails language',
      // The page for answering complaints; the warehouse can answer them, too.
      complaints:
        'attachments db http invoices order-states rate-limits mail outbox staff settings ledger pricing payments orders help returns warehouse',
      // What service does with orders and accounts, as calls.
      'service-desk':
        'db http identity ledger outbox pricing points rate-limits staff settings customers orders account-orders amendments complaints',
      // Previews, for the gallery, of the e-mails that the other folders write.
      'email-previews':
        'db language mail pricing seed newsletter help stock-notices customers bloggers orders returns order-codes order-emails',
      // The data of the order form.
      checkout: 'bots db http settings pricing tags points carts delivery customers payments companies',
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
  {
    folder: 'api/src/change-sets',
    ground: 'entity-kind',
    arrows: {
      // What can be changed, one file for each kind.
      kinds: '',
    },
  },
  {
    folder: 'api/src/customers',
    ground: 'address-columns|customer|customer\\.repository|is-same-field',
    arrows: {
      // Accounts as such: who is logged in, attempts, known devices.
      accounts: '',
      // Passwords, confirmed addresses, the list of log-ins.
      security: 'accounts',
      // Registering, logging in and out.
      'log-in': 'accounts security',
      // Making and using passkeys.
      passkeys: 'accounts security',
      // The number that receives codes by SMS.
      'sms-log-in': 'accounts security',
      // Codes for logging in, and by e-mail for confirming the person.
      'log-in-codes': 'accounts security sms-log-in',
      // The address book.
      addresses: 'accounts',
      // Discount codes and vouchers.
      benefits: 'accounts',
      // Consents to marketing.
      marketing: 'accounts',
      // The first page of the account.
      overview: 'accounts',
      // Export and deletion of an account.
      'personal-data': 'accounts security',
      // Name, birthday, telephone.
      profile: 'accounts security',
    },
  },
  {
    folder: 'api/src/orders',
    arrows: {
      // Orders as the database has them.
      records: '',
      // Cancelling an order and changing its lines.
      changing: 'records',
      // The signed link to an order.
      'order-link': 'records',
      // From a cart to an order.
      placing: 'records',
      // What the buyer sees of an order.
      confirmation: 'records placing',
    },
  },
  {
    folder: 'api/src/payments',
    ground: 'provider',
    arrows: {
      // PayU.
      payu: '',
      // Our own test bank.
      sandbox: '',
    },
  },
  {
    folder: 'api/src/search',
    ground: '(?!create-search)[a-z.-]+',
    arrows: {
      // Search of the help pages.
      help: '',
      // Search of goods in Meilisearch.
      meilisearch: '',
    },
  },
  {
    folder: 'api/src/seed',
    ground: 'random',
    arrows: {
      // The format of the seed files.
      schemas: '',
      // How rows are written: only new ones, or as the files are; and what that changes.
      writing: '',
      // Categories, products, reviews.
      goods: 'schemas writing',
      // Texts, menus, help.
      contents: 'schemas writing',
      // Delivery methods and pick-up points.
      delivery: 'schemas writing',
      // Demonstration customers and their orders.
      customers: 'schemas writing contents',
      // Reads the files and checks them.
      reading: 'schemas goods contents',
    },
  },
  {
    folder: 'api/src/db',
    arrows: {
      // Steps of the schema.
      migrations: '',
    },
  },
];
