import type { AreaMessages } from '../../speaker';

export const walkthrough: AreaMessages<'walkthrough'> = {
  hill: 'Colline {letter}, son jeton vaut {token}',
  neutralAlly: 'personne (allié {people})',

  noCondottiere: 'Aucun condottiere de {letter}1 à {letter}6 ; les autres agissent à leur propre colline.',
  captures:
    '{who} : son condottiere en {at} a {merchants} et {peasants} à côté de lui : le groupe le plus nombreux est capturé.',
  flees:
    '{who} : son condottiere en {at} a {merchants} et {peasants} à côté de lui : autant des uns que des autres, il fuit.',
  fleesAlone: '{who} : son condottiere en {at} n’a ni marchand ni paysan à côté de lui : 0 égale 0, il fuit.',
  staysAlone:
    '{who} : son condottiere en {at} n’a ni marchand ni paysan à côté de lui : selon la règle choisie, il reste.',
  capturesTitle: '{who} capture {captives}',
  fleesTitle: '{who} : son condottiere fuit',
  staysTitle: '{who} : son condottiere reste',
  leaveTitle: 'Ils partent, tous à la fois',
  leaveText: 'Tous ont été jugés avant que quiconque ne parte.',
  fled: '{who} : son condottiere en {at} fuit ; il est hors jeu et ne rapporte rien à personne.',
  stayed: '{who} : son condottiere en {at} reste à sa place.',
  captive: 'le {kind} {people} en {at} ({owner})',
  captiveAlly: 'le {kind} {people} en {at} ({owner})',
  captiveUnnamed: 'le {kind} {people} en {at}',
  captured: '{captive} va à {who} : 1 point.',
  capturedByMany:
    'Plusieurs condottieres capturent {captive} : {who} le prend, 1 point ; {others} un disque de 1.',
  evenOwn: 'Un condottiere n’épargne personne, pas même les siens.',
  eitherWay: 'L’inverse vaudrait autant : les points sont les mêmes.',
  eitherWayButTieBreak:
    'Les points sont les mêmes dans l’autre sens, mais le départage de cette table distingue captifs et disques : convenez de qui prend quoi.',
  capturedTwiceDisc:
    '{who} : deux de ses condottieres capturent {captive} : selon la règle choisie, il vaut 1, et un disque de 1 en plus.',
  capturedTwice:
    '{who} : deux de ses condottieres capturent {captive} : selon la règle choisie, il ne vaut 1 qu’une fois.',

  influence: '{at}, {who}, {kind} : {sources} = {points}',
  fromMerchant: '{count} {count:marchand|marchands} ({fields}) × {worth}',
  fromPeasant: '{count} {count:paysan|paysans} ({fields}) × {worth}',
  fromCondottiere: '{count} {count:condottiere|condottieres} ({fields}) × {worth}',
  fromEmptyField: '{count} {count:case vide|cases vides} ({fields}) × {worth}',
  fromSpring: '{count} {count:source voisine|sources voisines} ({fields}) × {worth}',
  fromOwnSpring: 'une source sous ses pieds × {worth}',
  countTwice: '({fields} {count:compte|comptent} pour les deux)',
  influenceNone: '{at}, {who}, {kind} : {why}, donc 0',
  nothingForMerchant: 'personne à côté',
  nothingForPeasant: 'ni case vide ni source à côté',
  nothingForCondottiere: 'un condottiere ne rapporte rien',
  nobodyAround: 'Plus personne autour de cette colline.',
  totalsTitle: 'L’influence de chacun',
  totals: 'Influence : {totals}.',
  wonTitle: 'Colline {letter} : {who} prend le {token}, avec {most} contre {next} ({others})',
  wonOverSeveralTitle: 'Colline {letter} : {who} prend le {token}, avec {most} contre {next} ({others})',
  wonAloneTitle: 'Colline {letter} : {who} prend le {token}, avec {most} ; personne d’autre n’a d’influence',
  tiedTitle: 'Colline {letter} : {who} à égalité avec {most}, un disque de 2 chacun',
  unclaimedTitle: 'Colline {letter} : personne n’a d’influence, personne ne prend le {token}',
  won: '{who} contrôle la colline et prend le jeton de {token}.',
  tied: '{who} sont à égalité : chacun prend un disque de 2, et le jeton retourne dans la boîte.',
  unclaimed: 'Personne n’a d’influence : personne ne prend rien.',

  tally: 'Le total',
  row: '{who} : {gains} = {points}',
  captives: '{count} {count:captif|captifs}',
  discs: '{count:disque|disques} {values}',
  tokens: '{count:jeton|jetons} {values}',
  nothing: 'rien',
  wins: '{who} gagne avec {points} {points:point|points}.',
  shares: '{who} partagent la victoire avec {points} {points:point|points} chacun.',
  byTieBreak: 'D’autres ont autant de points ; le départage ({rule}) décide.',
  sharedAfterTieBreak: 'Le départage ({rule}) ne les sépare pas.',
  sharedWithoutTieBreak: 'Selon la règle choisie, rien ne départage.',
  tieBreakItems: 'le plus de jetons, disques et captifs ensemble',
  tieBreakTokens: 'le plus de jetons, puis de disques, puis de captifs',
  tieBreakDiscs: 'le plus de disques, puis de jetons, puis de captifs',
  rulings: 'Points de règle autres que d’habitude : {list}.',

  players: 'Joueurs : {list}.',

  legend:
    'r rouge, p violet, g vert, y jaune, b bleu ; M marchand, P paysan, C condottiere, -- personne ; ~ source ; (A) colline, dessous son jeton.',
};
