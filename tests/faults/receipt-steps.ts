import { needPurchase } from './buy.ts';
import { eventually } from './eventually.ts';
import { hold, isBlocked } from './hold.ts';
import { payHeard } from './reversal-steps.ts';
import type { Scene, Step } from './scene.ts';

/** Returns the first process whose receipt job is blocked on the mailbox. */
async function findSender({ stage }: Scene): Promise<number | undefined> {
  for (let process = 0; process < stage.fleet.size; process += 1) {
    if (await isBlocked(stage.owner, process, 'private.mailbox')) return process;
  }
  return undefined;
}

export const receiptSteps: readonly Step[] = [
  {
    name: 'a receipt is claimed and not sent',
    async arrive(scene) {
      const { owner } = scene.stage;
      const release = await hold(
        owner,
        (sql) => sql`lock table private.mailbox in access exclusive mode`,
      );
      await payHeard(scene);
      // Which process's job runs first is random; that process is killed.
      scene.victim = await eventually('a receipt on its way', () => findSender(scene));
      return async () => {
        await release();
        // The claim lasts ten minutes. The timestamp is moved back instead of waiting.
        await owner`
          update public.purchases set receipt_claimed_at = receipt_claimed_at - interval '1 hour'
          where receipt_sent_at is null`;
      };
    },
    async again(scene) {
      const { id } = await needPurchase(scene);
      await eventually('the receipt', async () => {
        const sent = await scene.stage.owner`
          select from public.purchases p
          where p.id = ${id} and p.receipt_sent_at is not null
            and exists (select from private.mailbox m where strpos(m.body_text, p.id::text) > 0)`;
        return sent.length > 0;
      });
    },
  },
];
