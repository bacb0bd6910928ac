/** Orders race for real pieces: the database, and not a clock, says how long that takes. */
jest.setTimeout(60_000);
