import type { DishRole } from '#chef/cookbook/roles.ts';

/** How a stand-in changes the method of the dish, when it behaves differently from the food that it replaces. */
export type Method = 'plant' | 'poultry' | 'fish' | 'red-meat' | 'oil' | 'binder' | 'spread';

/** Another food that a stand-in needs: the amount per 100 g of the replaced food. */
type Extra = {
  id: string;
  name: string;
  role: DishRole;
  per100g: number;
  unit: 'g' | 'ml' | 'tsp' | 'tbsp';
};

/** A food that can stand in for another. */
export type StandIn = {
  /** The pantry id. */
  id: string;
  /** The name in the ingredient list; in the singular for counted foods. `*` is replaced with the name of the replaced food. */
  name: string;
  /** The name in later steps; defaults to `name`. */
  short?: string;
  /** The amount per one part of the replaced food, by weight when `unit` is given. */
  ratio?: number;
  /** The unit of measure; defaults to the unit of the replaced food. */
  unit?: 'g' | 'ml' | 'tsp' | 'tbsp';
  /** How it is prepared; defaults to the notes of the replaced food. */
  notes?: readonly string[];
  extras?: readonly Extra[];
  method?: Method;
};

/** What can be done with an ingredient that has to go: leave it out or swap it. */
export type Way = { kind: 'out' } | { kind: 'swap'; to: StandIn; tip?: string };

/** When a row of the table applies: a condition on the dish, the ingredient's amount or its preparation. */
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
  | 'no carrots'
  | 'blended';

/** One row: the stand-ins for these foods in these roles, the best first. */
export type Row = {
  /** Pantry ids, separated by spaces. */
  of: string;
  roles?: readonly DishRole[];
  when?: readonly Condition[];
  to: readonly (StandIn | 'leave out')[];
};
