import type { Page } from 'playwright-core';
import { type OpenIdIssuer, startOpenIdIssuer } from '#tests/support/openid-issuer.ts';
import { openOwnStage, type Stage } from './stage.ts';

/** The product in a real browser, with a real OpenID provider (`Acme`) and an unreachable one (`Gone`). */
export type SocialStage = Stage & {
  issuer: OpenIdIssuer;
  /** Adds an account to the provider. @returns its email address, which the provider’s page shows */
  addAccount(name: string, given?: { email?: string; email_verified?: boolean }): string;
  /** Returns an ID token of the account, as a native app would get it. */
  tokenOf(email: string): Promise<string>;
};

export async function openSocialStage(): Promise<SocialStage> {
  const issuer = await startOpenIdIssuer({ accounts: [] });
  const gone = await startOpenIdIssuer();
  await gone.close();
  const { clientId, clientSecret } = issuer;
  const providers = [
    { name: 'acme', label: 'Acme', issuer: issuer.issuer, clientId, clientSecret },
    { name: 'gone', label: 'Gone', issuer: gone.issuer, clientId, clientSecret },
  ];
  const stage = await openOwnStage({ OPENID_PROVIDERS: JSON.stringify(providers) });
  // These journeys go to the provider on purpose.
  stage.trouble.allowedLines.push(new RegExp(RegExp.escape(issuer.issuer)));
  issuer.redirectUris.push(`${stage.url}/auth/v1/callback`);
  let count = 0;
  return {
    ...stage,
    issuer,
    addAccount(name, given = {}) {
      count += 1;
      const email = given.email ?? `person-${count}@issuer.example`;
      const email_verified = given.email_verified ?? true;
      issuer.accounts.push({ sub: `person-${count}`, name, email, email_verified });
      return email;
    },
    tokenOf(email) {
      const sub = issuer.accounts.find((account) => account.email === email)?.sub;
      if (!sub) throw new Error(`Nobody at the provider has ${email}.`);
      return issuer.idToken({ sub });
    },
    async close() {
      await stage.close();
      await issuer.close();
    },
  };
}

/** Chooses an account on the provider's page. */
export async function chooseAccount(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: `Continue as ${email}` }).click();
}

/** Signs in through the provider, from the sign-in screen to the site root. */
export async function signInThroughAcme(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Continue with Acme' }).click();
  await chooseAccount(page, email);
  await page.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor();
}
