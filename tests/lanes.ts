/**
 * Test files that `npm test`, the gate, leaves out. `npm run test:all` runs every file. A file is here because it needs minutes, draws random
 * faults, or stands for another machine than this one. The reason names the tests that keep the same rules in the gate.
 */
export const leftOutOfGate: readonly { files: string; why: string }[] = [
  {
    files: 'tests/faults/**/*.test.ts',
    why: 'processes killed and stopped, and chaos (the gate: tests/wire/*-faults, and one test each of generation-of-dead and many-processes)',
  },
  {
    files:
      'tests/backup/{across-versions,before-baseline,broken-off,commands,meanwhile,schedule,to-s3}.test.ts',
    why: 'backups across versions, broken off, on schedule and to S3 (the gate: round-trip, any-value, broken-files)',
  },
  {
    files: 'tests/{upgrade,versions}/**/*.test.ts',
    why: 'upgrades with data and older versions of PostgreSQL',
  },
  {
    files: 'tests/journeys/statements.test.ts',
    why: 'how many statements each screen costs (the gate: tests/wire/rest-one-statement, generation-opened-once)',
  },
  {
    files: 'scripts/picture-sheet/spread-dishes.test.ts',
    why: 'a command of the makers of pictures that composes hundreds of recipes',
  },
  {
    files: 'tests/wire/realtime-fuzz.test.ts',
    why: 'random frames over a real socket (the gate: tests/wire/realtime-rights, realtime-not-served)',
  },
  {
    files: 'tests/journeys/{behind-tls,fleet,single-sign-on}.test.ts',
    why: 'machines: TLS, several processes, single sign-on in a browser (the gate: tests/wire/many-processes, auth-saml)',
  },
  {
    files:
      'tests/journeys/{admin-accounts,admin-catalogue-transfer,admin-categories-conflicts,admin-edits,admin-groups-together,admin-slips}.test.ts',
    why: 'further journeys of the admin panel (the gate: admin-users, admin-categories, admin-groups)',
  },
  {
    files:
      'tests/journeys/{buying-afterwards,credit-history,credits-screen,payment-methods,payment-truth,unlimited}.test.ts',
    why: 'further journeys of payments (the gate: buying, dashboard-and-credits, payment-pages)',
  },
  {
    files:
      'tests/journeys/{captcha,guessable-password,passkey,passkey-sign-in,password-code,phone-sign-in,second-factors-limits,second-factors-recovery,second-factors-set-up,sign-ins,social,social-connected}.test.ts',
    why: 'further journeys of accounts (the gate: accounts, session, second-factors; tests/wire/auth-social, auth-passkeys)',
  },
  {
    files:
      'tests/journeys/{change-photo-trouble,live-again,live-lists,offline-update,poor-sight,writing}.test.ts',
    why: 'connections and devices in trouble, large letters (the gate: offline, change-photo, generate-screen)',
  },
  {
    files: 'server/{process/slow-clients,database/watched-socket}.test.ts',
    why: 'time limits of real sockets, waited for (the gate: tests/wire/storage-connection, lost-while-opening)',
  },
];

/** The tag of single tests that the gate leaves out of files that it runs. */
export const furtherTag = {
  name: 'further',
  description: 'left out of the gate, run by `npm run test:all`',
};

/**
 * Options of a test that only `test:all` runs: `test('…', further, async () => {…})`. Another test of the same file, or a component test, keeps
 * the rule in the gate; or the test needs many seconds.
 */
export const further = { tags: furtherTag.name };

/** The seed of the gate: the same cases in every run. `test:all` draws one; `TEST_SEED` sets either. */
export const gateSeed = 20_261_122;
