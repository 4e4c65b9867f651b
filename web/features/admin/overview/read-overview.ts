import { z } from 'zod';
import { getSupabase } from '../../../data/supabase-client.ts';

const count = z.int();

const daySchema = z.object({
  /** "2026-11-21", in the time zone of the overview. */
  date: z.string(),
  completed: count,
  failed: count,
  costUsd: z.number(),
  creditsSold: count,
  creditsGiven: count,
  creditsSpent: count,
  creditsTakenBack: count,
  paidCents: count,
  returnedCents: count,
  signUps: count,
});

const overviewSchema = z.object({
  users: count,
  admins: count,
  /** The most frequent reason first. */
  failures: z.array(z.object({ reason: z.string(), failed: count })),
  /** Every day, the oldest first. */
  days: z.array(daySchema),
});

export type Day = z.infer<typeof daySchema>;
/** `timeZone` is UTC if the database does not know the browser's time zone. */
export type Overview = z.infer<typeof overviewSchema> & { timeZone: string };

const unknownZone = '22023';

/**
 * Reads the overview of the last days, with day boundaries in a time zone.
 * @throws the data client's error
 */
export async function readOverview(days: number, timeZone: string): Promise<Overview> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('read_overview', {
    p_days: days,
    p_time_zone: timeZone,
  });
  if (error?.code === unknownZone && timeZone !== 'UTC') return readOverview(days, 'UTC');
  if (error) throw error;
  return { ...overviewSchema.parse(data), timeZone };
}
