import { configureGlobal } from 'fast-check';
import { inject } from 'vitest';

// Every property draws its cases from the seed of the run, which is printed: a run can be repeated.
configureGlobal({ seed: inject('seed') });
