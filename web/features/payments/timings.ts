/** The timings of the payment pages (spec §9). */
export const checkMs = 2_000;
export const redirectAfterMs = 2_000;
export const dashboardAfterSeconds = 10;
