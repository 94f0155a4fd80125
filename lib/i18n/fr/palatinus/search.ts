import type { AreaMessages } from '../../speaker';

export const search: AreaMessages<'search'> = {
  label: 'Chercher dans les règles',
  found: '{count} {count:paragraphe trouvé|paragraphes trouvés}',
  none: 'Rien trouvé. Essayez un autre mot, par exemple source, égalité ou capturé.',
  clear: 'Effacer la recherche',
};
