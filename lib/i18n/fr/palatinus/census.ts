import type { AreaMessages } from '../../speaker';

export const census: AreaMessages<'census'> = {
  expected:
    'Il manque des habitants, ou il y en a trop ; la partie est comptée quand même. Chaque joueur apporte {list}.',
  missing: '{people} : il manque {list}.',
  tooMany: '{people} : {list} de trop.',
  peoplesMixedUp:
    '{tooMany} a {inhabitants} de trop, {tooFew} autant de moins : l’une des pièces en {fields} est-elle en fait au peuple {people} ?',
  kindsMixedUp:
    '{people} a {tooMany} de trop et {tooFew} de moins : l’une des pièces en {fields} est-elle en fait un {kind} ?',
  condottiereLeftOver:
    '{people} : il ne manque que {count} {count:condottiere|condottieres} ; on n’en pose pas aux derniers tours, et l’on peut rester avec un en main.',
  allyMissing:
    '{people} n’a pas d’allié : à deux, chacun apporte deux marchands et deux paysans d’un autre peuple.',
};
