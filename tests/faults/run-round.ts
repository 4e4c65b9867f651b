import { randomUUID } from 'node:crypto';
import { createRandom } from '#recipes/random.ts';
import { checkBooks } from './check-books.ts';
import { checkPurchases } from './check-purchases.ts';
import { checkoutSteps } from './checkout-steps.ts';
import { fulfilmentSteps } from './fulfilment-steps.ts';
import { playGeneration } from './generation-round.ts';
import { generationSteps } from './generation-steps.ts';
import type { Stage } from './open-stage.ts';
import { playPurchase } from './purchase-round.ts';
import { receiptSteps } from './receipt-steps.ts';
import { reversalSteps } from './reversal-steps.ts';
import type { Scene, Step } from './scene.ts';

type Part = { step: Step; play: (scene: Scene, step: Step) => Promise<void> };

const creditsAtLeast = 5;

const ofGenerations = generationSteps.map((step): Part => ({ step, play: playGeneration }));
const ofPurchases = [...checkoutSteps, ...fulfilmentSteps, ...reversalSteps, ...receiptSteps].map(
  (step): Part => ({ step, play: playPurchase }),
);

/** Interleaves both kinds of steps, so that a few consecutive rounds cover some of each. */
const parts: readonly Part[] = [...ofGenerations, ...ofPurchases]
  .map((part, index) => {
    const [place, all] =
      index < ofGenerations.length
        ? [index, ofGenerations.length]
        : [index - ofGenerations.length, ofPurchases.length];
    return { part, at: (place + 0.5) / all };
  })
  .sort((one, other) => one.at - other.at)
  .map(({ part }) => part);

/** Draws a round from its seed. Consecutive seeds go through all steps. */
function drawRound(stage: Stage, seed: number): Part & { scene: Scene } {
  const random = createRandom(`faults ${seed}`);
  const part = parts[seed % parts.length];
  if (!part) throw new RangeError('There are no steps.');
  const victim = random.between(0, stage.fleet.size - 1);
  const cook = random.pick(stage.cooks);
  return { ...part, scene: { stage, random, victim, cook, key: randomUUID() } };
}

/** Gives every cook enough credits for a round, and moves recent purchases out of the hourly limit. */
async function makeReady({ owner, cooks }: Stage): Promise<void> {
  await owner`update public.purchases set created_at = created_at - interval '1 day' where created_at > now() - interval '1 hour'`;
  for (const { user } of cooks) {
    await owner`
      select private.record_credit_entry(${user.id}, ${creditsAtLeast}, 'adjustment')
      from public.credits c where c.user_id = ${user.id} and c.balance < ${creditsAtLeast}`;
  }
}

async function expectExactBooks({ owner }: Stage): Promise<void> {
  const complaints = [...(await checkBooks(owner)), ...(await checkPurchases(owner))];
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
}

/**
 * Kills a process at one of the steps and checks that all users have what they paid for.
 * @returns the name of the step
 * @throws Error that says how to repeat this round alone
 */
export async function runRound(stage: Stage, seed: number): Promise<string> {
  const { scene, step, play } = drawRound(stage, seed);
  try {
    await makeReady(stage);
    await play(scene, step);
    await expectExactBooks(stage);
    return step.name;
  } catch (cause) {
    const said = stage.fleet.at(scene.victim).output().slice(-2000);
    throw new Error(
      `Process ${scene.victim} was killed: ${step.name}.\n${String(cause)}\n` +
        `Again: npm run bench -- faults --seed ${seed} --rounds 1\nThe process said:\n${said}`,
      { cause },
    );
  }
}
