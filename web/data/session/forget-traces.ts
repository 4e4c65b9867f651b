import { removeStored } from '../browser-storage.ts';
import { forgetSentAddress } from './sent-address.ts';

/** The last generation request and the choices that wait for credits, with diets, allergens and the wish. */
const traces = ['saffron-unsettled-generation', 'saffron-bought-for', 'saffron-waiting-choices'];

/**
 * Deletes what a cook's screens store on this device to survive a reload. Do not call it when the server ended the session: a cook
 * who signs in again then finds the running generation.
 */
export function forgetTraces() {
  for (const key of traces) removeStored(key);
  forgetSentAddress();
}
