/** Spec §9, payment pages. */
export const checkMs = 2_000;
export const leadOnMs = 2_000;
export const dashboardAfterSeconds = 10;
