import type { DishRole } from '#chef/cookbook/roles.ts';

/** What a stand-in does to the method of the dish, where it does not behave as what it replaces. */
export type Method = 'plant' | 'poultry' | 'fish' | 'red-meat' | 'oil' | 'binder' | 'spread';

/** What has to be added with a stand-in: so much of it to 100 g of what is replaced. */
type Extra = {
  id: string;
  name: string;
  role: DishRole;
  per100g: number;
  unit: 'g' | 'ml' | 'tsp' | 'tbsp';
};

/** A food that can stand in for another. */
export type StandIn = {
  /** The pantry's id of it. */
  id: string;
  /** How the list names it; of counted foods one of them. `*` stands for the name of what is replaced. */
  name: string;
  /** How later steps call it; absent: by its name. */
  short?: string;
  /** So much of it for one part of the other, by weight where `unit` is given. */
  ratio?: number;
  /** The unit in which it is measured; absent: as what it replaces. */
  unit?: 'g' | 'ml' | 'tsp' | 'tbsp';
  /** How it is prepared; absent: as what it replaces. */
  notes?: readonly string[];
  extras?: readonly Extra[];
  method?: Method;
};

/** What can be done with an ingredient that has to go. */
export type Way = { kind: 'out' } | { kind: 'swap'; to: StandIn; tip?: string };

/** Where a row of the table holds: a condition on the dish, the ingredient's amount or its preparation. */
export type Condition =
  | 'baked'
  | 'not baked'
  | 'in pieces'
  | 'braised'
  | 'not braised'
  | 'crumbled'
  | 'whipped'
  | 'little'
  | 'plain batter'
  | 'no caramel'
  | 'brushed'
  | 'crumbed'
  | 'pasta'
  | 'mash'
  | 'no carrots';

/** One row: what stands in for these foods in these roles, the best first. */
export type Row = {
  /** Ids of the pantry. */
  of: string;
  roles?: readonly DishRole[];
  when?: readonly Condition[];
  to: readonly (StandIn | 'leave out')[];
};
