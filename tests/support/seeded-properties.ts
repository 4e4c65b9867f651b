import { configureGlobal } from 'fast-check';
import { inject } from 'vitest';

// All property tests use the seed of the run, which is printed, so that a run can be repeated.
configureGlobal({ seed: inject('seed') });
