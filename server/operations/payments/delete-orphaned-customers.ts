import { forgetCustomer } from '../../payments/customers.ts';
import {
  isProviderProblem,
  isRefusedFor,
  toProviderProblem,
} from '../../payments/provider-problem.ts';
import type { Services } from '../../services.ts';

const atOnce = 100;

async function deleteCustomer({ payments, database }: Services, id: string): Promise<void> {
  const stripe = await payments.stripe();
  try {
    await stripe.customers.del(id);
  } catch (error) {
    if (!isRefusedFor(error, 'resource_missing')) throw toProviderProblem(error);
  }
  await forgetCustomer(database, id);
}

/** Deletes the provider's customers, with their saved cards, whose accounts were deleted. */
export async function deleteOrphanedCustomers(services: Services): Promise<void> {
  if (services.payments.provider === 'none') return;
  const orphans = await services.database.asService(
    (transaction) => transaction<{ id: string }[]>`
      select id from private.list_orphaned_customers(${atOnce}) as id`,
  );
  for (const { id } of orphans) {
    try {
      await deleteCustomer(services, id);
    } catch (error) {
      services.log.error({ err: error, customer: id }, 'customer deletion failed');
      if (isProviderProblem(error) && error.status === 503) return;
    }
  }
}
