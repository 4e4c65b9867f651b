import type { TableName } from '../surfaces/tables.ts';
import type { GlazeName } from '../vessels/glaze.ts';

/** The options of a table setting: surfaces with a tone, cloths with their stripes, glazes. Colours are sRGB hex. */
export type Table = {
  surfaces: readonly (readonly [table: TableName, colour?: string])[];
  cloths: readonly (readonly [cloth: string, stripe: string])[];
  glazes: readonly GlazeName[];
};

const natural = ['#e8e0d0', '#b5452f'] as const;
const saffron = ['#efe3cc', '#e0781a'] as const;
const blue = ['#6d8fb0', '#f4f1ea'] as const;
const olive = ['#76805a', '#efe8d4'] as const;
const rust = ['#b5622b', '#f2dfc0'] as const;
const grey = ['#b9b4aa', '#5d6f8a'] as const;

/** The table settings by name: of cuisines, and of home kitchens. */
export const tables: Record<string, Table> & { 'home-light': Table } = {
  'home-light': {
    surfaces: [['light-oak'], ['linen', '#cbbfa8'], ['painted', '#dcd8cd'], ['terrazzo']],
    cloths: [natural, saffron, blue],
    glazes: ['porcelain', 'oat', 'sky', 'indigo'],
  },
  'home-dark': {
    surfaces: [['walnut'], ['slate', '#4a4d52'], ['dark-wood'], ['elm']],
    cloths: [saffron, natural, olive],
    glazes: ['chalk', 'straw', 'sage', 'porcelain'],
  },
  'home-blue': {
    surfaces: [['painted', '#8fa3ad'], ['linen', '#8f9a9c'], ['marble'], ['zellige', '#9cadb4']],
    cloths: [saffron, natural, ['#f0e9da', '#41618a']],
    glazes: ['porcelain', 'cobalt', 'oat', 'mustard'],
  },
  'home-green': {
    surfaces: [['painted', '#9aa58c'], ['acacia'], ['ash'], ['plaster']],
    cloths: [natural, olive, ['#efe8d8', '#5e7a4a']],
    glazes: ['oat', 'sage', 'chalk', 'enamel'],
  },
  'sweet-light': {
    surfaces: [['marble'], ['painted', '#e3dccf'], ['ash'], ['terrazzo']],
    cloths: [['#f3e9dd', '#c98a7a'], saffron, blue],
    glazes: ['sky', 'blush', 'celadon', 'oat'],
  },
  'sweet-rose': {
    surfaces: [['linen', '#d8c3b4'], ['painted', '#c7a89c'], ['elm'], ['plaster', '#d3b8a6']],
    cloths: [
      ['#f3e9dd', '#b5565a'],
      ['#c98f86', '#f7efe4'],
    ],
    glazes: ['porcelain', 'chalk', 'plum', 'celadon'],
  },
  italian: {
    surfaces: [['elm'], ['marble'], ['walnut'], ['plaster']],
    cloths: [natural, ['#efe6d6', '#4f7a3a'], ['#a8483a', '#f2e8d8']],
    glazes: ['oat', 'chalk', 'straw', 'sage'],
  },
  mexican: {
    surfaces: [['terracotta'], ['painted', '#a9b3a8'], ['acacia'], ['plaster', '#cfae8c']],
    cloths: [
      ['#5f8480', '#e9c45a'],
      ['#e9c45a', '#b5362a'],
      ['#efe3cc', '#c2347a'],
    ],
    glazes: ['terracotta', 'lagoon', 'cazuela', 'oat'],
  },
  indian: {
    surfaces: [['slate', '#474a50'], ['dark-wood'], ['painted', '#4c5a5a'], ['zellige', '#8a9a98']],
    cloths: [rust, ['#d79a2b', '#8a2f3a'], ['#8a2f4a', '#e9c27a']],
    glazes: ['midnight', 'mustard', 'straw', 'lagoon'],
  },
  thai: {
    surfaces: [['acacia'], ['dark-wood'], ['painted', '#5a6659'], ['elm']],
    cloths: [
      ['#4f6d3a', '#e6d49a'],
      ['#c47a2c', '#f1e2bf'],
      ['#35576b', '#e9d9b0'],
    ],
    glazes: ['celadon', 'sky', 'ink', 'oat'],
  },
  japanese: {
    surfaces: [['dark-wood'], ['slate', '#3d4044'], ['ash'], ['linen', '#7d8288']],
    cloths: [
      ['#2b3a55', '#d9d2c0'],
      ['#d9d2c0', '#2b3a55'],
      ['#7a3b33', '#e4d9c2'],
    ],
    glazes: ['ink', 'charcoal', 'indigo', 'celadon'],
  },
  chinese: {
    surfaces: [['dark-wood'], ['slate', '#3f4246'], ['acacia'], ['painted', '#6b2f2a']],
    cloths: [
      ['#a3352c', '#e9c97a'],
      ['#2f4a5a', '#e3d8c0'],
      ['#e6dcc6', '#a3352c'],
    ],
    glazes: ['cobalt', 'porcelain', 'ink', 'celadon'],
  },
  mediterranean: {
    surfaces: [['marble'], ['painted', '#a3b3bd'], ['light-oak'], ['zellige', '#a4b8c0']],
    cloths: [blue, ['#f1ece0', '#2f6a9a'], olive],
    glazes: ['cobalt', 'porcelain', 'lagoon', 'oat'],
  },
  levantine: {
    surfaces: [['terracotta'], ['linen', '#cbb697'], ['zellige', '#b3bdb0'], ['elm']],
    cloths: [['#b5542b', '#f0dcb8'], ['#2f6f73', '#ecd9a8'], saffron],
    glazes: ['terracotta', 'lagoon', 'straw', 'mustard'],
  },
  french: {
    surfaces: [['linen', '#b7a68b'], ['marble'], ['painted', '#a9b0ad'], ['light-oak']],
    cloths: [['#e6dfd0', '#5d6f8a'], grey, natural],
    glazes: ['porcelain', 'enamel', 'chalk', 'sky'],
  },
  nordic: {
    surfaces: [['ash'], ['linen', '#8f9a9c'], ['painted', '#c5ccc9'], ['slate', '#6a6e72']],
    cloths: [grey, ['#e6e2d8', '#41618a'], ['#c9b48c', '#f2ede2']],
    glazes: ['sky', 'chalk', 'charcoal', 'enamel'],
  },
  eastern: {
    surfaces: [['elm'], ['linen', '#bdb098'], ['painted', '#7b5a52'], ['walnut']],
    cloths: [['#efe6d4', '#a3352c'], ['#7b2f35', '#ecdcc0'], natural],
    glazes: ['enamel', 'oat', 'cobalt', 'cazuela'],
  },
  british: {
    surfaces: [['light-oak'], ['slate', '#4d5054'], ['painted', '#8d9a8f'], ['elm']],
    cloths: [['#ece4d4', '#41618a'], ['#7d8f73', '#efe8d8'], natural],
    glazes: ['porcelain', 'sky', 'enamel', 'oat'],
  },
  american: {
    surfaces: [['light-oak'], ['painted', '#a7b2b6'], ['walnut'], ['painted', '#d8d5cb']],
    cloths: [['#a33a2f', '#efe6d6'], ['#efe6d6', '#a33a2f'], blue],
    glazes: ['porcelain', 'enamel', 'oat', 'blush'],
  },
  caribbean: {
    surfaces: [['painted', '#8fa8a2'], ['ash'], ['acacia'], ['plaster', '#d9b98c']],
    cloths: [
      ['#e3a42f', '#2f7a5a'],
      ['#efe6d0', '#d0582f'],
      ['#5f8482', '#f0d27a'],
    ],
    glazes: ['porcelain', 'mustard', 'lagoon', 'oat'],
  },
};
