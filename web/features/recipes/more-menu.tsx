import { Download, Ellipsis, ListChecks, Printer, Sparkles } from 'lucide-react';
import { isSample } from '../../data/recipes/is-sample.ts';
import type { RecipeView } from '../../data/recipes/recipe-view.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/menu.tsx';
import { startDownload } from './start-download.ts';

type MoreMenuProps = {
  /** The recipe as written: downloads and links use the original, not the cook's scaled servings. */
  recipe: RecipeView;
  onShoppingList: () => void;
};

/** Menu with the remaining actions for a recipe. Its code is loaded on demand. */
export default function MoreMenu({ recipe, onShoppingList }: MoreMenuProps) {
  return (
    <Menu
      defaultOpen
      trigger={
        <Button>
          <Ellipsis className="icon" />
          <span className="word">More</span>
        </Button>
      }
    >
      <MenuItem onSelect={onShoppingList}>
        <ListChecks className="icon" />
        Shopping list
      </MenuItem>
      <MenuItem onSelect={() => window.print()}>
        <Printer className="icon" />
        Print
      </MenuItem>
      {!isSample(recipe) && (
        <>
          <MenuSeparator />
          <MenuLink to={`/generate?remix=${recipe.id}`}>
            <Sparkles className="icon" />
            Remix
          </MenuLink>
        </>
      )}
      <MenuSeparator />
      <MenuItem onSelect={() => startDownload(recipe, 'markdown')}>
        <Download className="icon" />
        Download as Markdown
      </MenuItem>
      <MenuItem onSelect={() => startDownload(recipe, 'json-ld')}>
        <Download className="icon" />
        Export for other recipe apps
      </MenuItem>
      <MenuItem onSelect={() => startDownload(recipe, 'cooklang')}>
        <Download className="icon" />
        Download as Cooklang
      </MenuItem>
    </Menu>
  );
}
