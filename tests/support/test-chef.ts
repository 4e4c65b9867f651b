import { createChefOnDemand } from '#chef/chef-on-demand.ts';
import { readCookbookFile } from '#server/disk/cookbook-file.ts';

/** Creates the built-in chef as the server does. */
export const createTestChef = () => createChefOnDemand(readCookbookFile);
