import { Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { buyingWords } from './buying-words.ts';
import { keepTicks, readTicks } from './kept-ticks.ts';
import { type ShoppingGroup, shoppingList, shoppingListText } from './shopping-list.ts';
import './shopping-list.css';

type ShoppingListDialogProps = {
  /** As the cook measures it. */
  recipe: { id: string; name: string; servings: number; ingredients: readonly string[] };
  onClose: () => void;
};

/** The shopping list of a recipe by aisle, to tick, copy, print or send. Ticks stay on this device. */
export default function ShoppingListDialog({ recipe, onClose }: ShoppingListDialogProps) {
  const [ticked, setTicked] = useState(() => readTicks(recipe.id));
  const groups = shoppingList(recipe.ingredients);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);

  function change(next: ReadonlySet<number>) {
    setTicked(next);
    keepTicks(recipe.id, next);
  }

  function toggle(index: number) {
    const next = new Set(ticked);
    if (!next.delete(index)) next.add(index);
    change(next);
  }

  const left = groups.flatMap(({ items }) => items).filter(({ index }) => !ticked.has(index));
  return (
    <Dialog
      open
      onClose={onClose}
      title="Shopping list"
      actions={
        count > 0 && (
          <ListActions text={shoppingListText(recipe, groups, ticked)} name={recipe.name} />
        )
      }
    >
      <div className="dialog-body shopping">
        <p className="soft">
          <bdi>{recipe.name}</bdi>, for {recipe.servings}{' '}
          {recipe.servings === 1 ? 'serving' : 'servings'}
        </p>
        {count === 0 && <p className="soft">No ingredients available</p>}
        {groups.map((group) => (
          <AisleList key={group.aisle} group={group} ticked={ticked} onToggle={toggle} />
        ))}
        {count > 0 && (
          <p className="shopping-left no-print" role="status">
            {left.length === 0
              ? 'Everything is in the basket.'
              : `${left.length} ${left.length === 1 ? 'item' : 'items'} left`}
            {ticked.size > 0 && (
              <button type="button" className="link" onClick={() => change(new Set())}>
                Uncheck all
              </button>
            )}
          </p>
        )}
      </div>
    </Dialog>
  );
}

type AisleListProps = {
  group: ShoppingGroup;
  ticked: ReadonlySet<number>;
  onToggle: (index: number) => void;
};

function AisleList({ group, ticked, onToggle }: AisleListProps) {
  return (
    <section>
      <h3>{group.aisle}</h3>
      <ul>
        {group.items.map(({ index, line }) => {
          const { amount, what, note } = buyingWords(line);
          return (
            <li key={index}>
              <label className="shopping-item">
                <input
                  type="checkbox"
                  className="check"
                  checked={ticked.has(index)}
                  onChange={() => onToggle(index)}
                />
                <span dir="auto">
                  <span className="what">{what}</span>
                  {note && <small>, {note}</small>}
                </span>
                <span className="amt">{amount}</span>
              </label>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Buttons that copy, share or print the items that are not ticked. */
function ListActions({ text, name }: { text: string; name: string }) {
  const [refused, setRefused] = useState(false);

  async function send() {
    setRefused(false);
    try {
      await navigator.share({ title: `Shopping list: ${name}`, text });
    } catch (cause) {
      // Closing the share sheet is a choice, not a failure.
      if (cause instanceof DOMException && cause.name === 'AbortError') return;
      console.warn('The list could not be shared.', cause);
      setRefused(true);
    }
  }

  return (
    <>
      {refused && (
        <p className="small shopping-refused" role="alert">
          The list could not be shared. Copy it instead.
        </p>
      )}
      <Button onClick={() => window.print()}>
        <Printer className="icon" />
        Print
      </Button>
      {typeof navigator.share === 'function' && (
        <Button onClick={() => void send()}>
          <Share2 className="icon" />
          Share
        </Button>
      )}
      {/* The key resets the button: its "copied" state applied to the previous list. */}
      <CopyButton key={text} text={text}>
        Copy
      </CopyButton>
    </>
  );
}
