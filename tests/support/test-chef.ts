import { createChefOnDemand } from '#chef/chef-on-demand.ts';
import { readCookbookFile } from '#server/cookbook-file.ts';

/** The built-in chef as the server makes it. */
export const createTestChef = () => createChefOnDemand(readCookbookFile);
