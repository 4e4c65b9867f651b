// npm run keys: prints and changes the keys of this server, whether or not it is running.
import { parseArgs } from 'node:util';
import { openDatabase } from '#server/database/open.ts';
import {
  KeyRotationRefused,
  listSigningKeys,
  revokeSigningKey,
  rotateApiKeys,
  rotateSigningKey,
} from '#server/http/keys/rotate-keys.ts';
import { loadSigningKeys } from '#server/http/signing-keys.ts';
import { createSecretKey, loadSecret } from '#server/secret-key.ts';
import { readSettings, SettingsError } from '#server/settings/settings.ts';
import { toUsageError, UsageError } from './command/usage-error.ts';

const helpText = `The keys of this server. Running processes follow within a minute, without a restart.

  npm run -s keys                                what an official client needs, as env lines
  npm run -s keys -- list                        the keys that sign tokens: standby, active, retired
  npm run -s keys -- rotate [--now]              the next one: published at once, signing after 11 minutes
  npm run -s keys -- revoke <kid>                removes one that does not sign, with all it signed
  npm run -s keys -- rotate-api-keys [--grace-hours 24]   new anon and service keys

rotate: nobody notices. The key before goes on verifying until its last token has ended, then it is removed. API keys stay as they are.
  --now is for a key that may have been stolen: it signs with the next one at once. Revoke the old one then; whoever holds one of its
  tokens refreshes it. Others that check our tokens themselves may refuse new ones until their copy of jwks.json is ten minutes old.
rotate-api-keys: clients that carry the old keys (env files of your own programs, pages that are open in a browser) are refused when the
  grace is over; configure the new ones, and let people reload, by then. --grace-hours 0 refuses the old ones within a minute.
`;

type House = Parameters<typeof listSigningKeys>[0];

async function printApiKeys({ database, secret, clock }: House, siteUrl: string): Promise<string> {
  const keys = await loadSigningKeys(database, secret, clock);
  return [
    `SUPABASE_URL=${siteUrl}`,
    `SUPABASE_ANON_KEY=${keys.anonKey}`,
    `SUPABASE_SERVICE_ROLE_KEY=${keys.serviceRoleKey}`,
  ].join('\n');
}

async function list(house: House): Promise<string> {
  const lines = (await listSigningKeys(house)).map(({ id, state, signsFrom, verifiesUntil }) => {
    const until = verifiesUntil ? `, verifies until ${verifiesUntil.toISOString()}` : '';
    return `${id}  ${state}, signs from ${signsFrom.toISOString()}${until}`;
  });
  return lines.join('\n');
}

async function rotate(house: House, now: boolean): Promise<string> {
  const { id, signsFrom } = await rotateSigningKey(house, { now });
  return `${id} is published; it signs from ${signsFrom.toISOString()}.`;
}

async function rotateApi(house: House, siteUrl: string, graceHours: string): Promise<string> {
  const hours = Number(graceHours);
  if (!/^\d+$/.test(graceHours) || hours > 24 * 365) {
    throw new UsageError('--grace-hours: whole hours, a year at most');
  }
  const { validUntil } = await rotateApiKeys(house, hours * 3600);
  const note = `# The keys before are good until ${validUntil.toISOString()}.`;
  return `${note}\n${await printApiKeys(house, siteUrl)}`;
}

/** A key id is a thumbprint (RFC 7638) and may begin with a hyphen. After `--` it is not read as an option. */
const protectKeyId = (arg: string): string[] => (/^-[\w-]{42}$/.test(arg) ? ['--', arg] : [arg]);

function readCommand() {
  try {
    return parseArgs({
      args: process.argv.slice(2).flatMap(protectKeyId),
      allowPositionals: true,
      options: {
        now: { type: 'boolean', default: false },
        'grace-hours': { type: 'string', default: '24' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (cause) {
    throw toUsageError(cause);
  }
}

async function run(house: House, siteUrl: string): Promise<string> {
  const { values, positionals } = readCommand();
  const [command, kid, ...rest] = positionals;
  if (rest.length > 0 || (kid && command !== 'revoke')) throw new UsageError('Too many words.');
  switch (command) {
    case undefined:
      return printApiKeys(house, siteUrl);
    case 'list':
      return list(house);
    case 'rotate':
      return rotate(house, values.now);
    case 'rotate-api-keys':
      return rotateApi(house, siteUrl, values['grace-hours']);
    case 'revoke':
      if (!kid) throw new UsageError('revoke: which key? Its kid stands in the list.');
      await revokeSigningKey(house, kid);
      return `${kid} is removed, and nothing that it signed is good any more.`;
    default:
      throw new UsageError(`There is no command ${command}.`);
  }
}

/** Returns the exit code. 0: done, 1: refused because it would do harm, 2: wrong usage or settings. */
async function main(): Promise<number> {
  if (readCommand().values.help) {
    process.stdout.write(helpText);
    return 0;
  }
  const settings = readSettings(process.env);
  const opened = await openDatabase(settings);
  try {
    const secret = createSecretKey(await loadSecret(settings));
    const clock = () => new Date();
    const { database } = opened;
    await loadSigningKeys(database, secret, clock); // creates the first keys, and detects a wrong SECRET_KEY
    const answer = await run({ database, secret, clock }, settings.http.siteUrl);
    process.stdout.write(`${answer}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof KeyRotationRefused)) throw error;
    console.error(error.message);
    return 1;
  } finally {
    await opened.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  const isPlain = error instanceof SettingsError || error instanceof UsageError;
  console.error(isPlain ? `${error.message}\n--help says more.` : error);
  process.exitCode = 2;
}
