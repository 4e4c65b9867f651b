// npm run admin -- you@example.com: makes a confirmed user an admin, whether or not the server is running.
import { type MakeAdminOutcome, makeAdmin } from '#server/auth/admin/make-admin.ts';
import { openDatabase } from '#server/database/open.ts';
import { readSettings, SettingsError } from '#server/settings/settings.ts';

const messages: Record<MakeAdminOutcome, (email: string) => string> = {
  'made admin': (email) => `${email} is an admin now. The Admin Panel shows after a reload.`,
  'admin already': (email) => `${email} is an admin already.`,
  unconfirmed: (email) =>
    `${email} has not confirmed their address yet. Open the link in the mail, then try again.`,
  unknown: (email) =>
    `Nobody is registered as ${email}. Register first, confirm the address, then try again.`,
};

/** Returns the exit code. 0: the user is an admin, 1: the user could not be made one, 2: wrong usage or settings. */
async function main(): Promise<number> {
  const [email, ...rest] = process.argv.slice(2);
  if (!email || rest.length > 0) {
    console.error('Usage: npm run admin -- you@example.com');
    return 2;
  }
  const opened = await openDatabase(readSettings(process.env));
  try {
    const outcome = await makeAdmin(opened.database, email);
    const isAdmin = outcome === 'made admin' || outcome === 'admin already';
    (isAdmin ? console.info : console.error)(messages[outcome](email));
    return isAdmin ? 0 : 1;
  } finally {
    await opened.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exitCode = 2;
}
