/** The folders of this unit, each with the folders that it may import: only such as are listed before it (`tools/verify/one-way-rules.cjs`). */
module.exports = [
  {
    folder: 'staff-mfe/src',
    // What every folder may import.
    ground: 'languages|staff-module',
    loadsOnDemand: true,
    arrows: {
      // Texts.
      messages: '',
      // Answers to begin with, in the languages of buyers.
      templates: '',
      // Words and amounts as people write them.
      words: '',
      // A form that keeps what was typed.
      forms: 'words',
      // Who is logged in.
      session: 'forms',
      // The head of every page.
      frame: 'session',
      // Uploading pictures or choosing one of them, and their focal point.
      pictures: 'words forms session',
      // Texts that are written as they will look.
      'rich-text': 'forms',
      // Editing prices, texts and settings.
      contents: 'words forms session pictures rich-text',
      // Change sets: what they change, who approves them, when they start.
      changes: 'words forms session contents',
      // Figures of the shop as plots and tables.
      numbers: 'words forms session',
      // The passkeys and the authenticator app of whoever is logged in.
      'log-ins': 'forms session',
      // Finding an order, and everything that belongs to it.
      service: 'words forms session',
      // What people decide about: reviews, complaints, messages, refunds.
      decisions: 'templates words forms session frame',
      // Amending an order.
      amend: 'words forms session service',
      // Who has done and read what.
      record: 'words forms session',
      // The shell: a page of its own that loads the remote.
      shell: '',
    },
  },
];
