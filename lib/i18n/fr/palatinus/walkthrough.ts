import type { AreaMessages } from '../../speaker';

export const walkthrough: AreaMessages<'walkthrough'> = {
  hill: 'Colline {letter}, jeton de valeur {token}',

  noCondottiere: 'Aucun condottiere de {letter}1 à {letter}6.',
  captures:
    '{who} : condottiere en {at}. À côté : {merchants} et {peasants}. Il capture le groupe majoritaire.',
  flees:
    '{who} : condottiere en {at}. À côté : {merchants} et {peasants}, autant des uns que des autres. Il fuit.',
  fleesAlone:
    '{who} : condottiere en {at}. À côté, ni marchand ni paysan, donc autant des uns que des autres. Il fuit.',
  staysAlone: '{who} : condottiere en {at}. À côté, ni marchand ni paysan. Votre choix : il reste.',
  capturesTitle: '{who} capture {captives}',
  fleesTitle: '{who} : le condottiere en {at} fuit',
  staysTitle: '{who} : le condottiere en {at} reste',
  leaveTitle: 'Ils quittent le plateau',
  leaveText: 'Les condottieres agissent tous en même temps.',
  fled: '{who} : le condottiere en {at} fuit ; il est hors jeu et ne rapporte rien à personne.',
  stayed: '{who} : le condottiere en {at} reste en place.',
  captured: '{captive} va à {who} : 1 point.',
  capturedByMany:
    '{captive} est capturé par plusieurs condottieres : {who} le récupère (1 point), {others} {count:reçoit un jeton de score de valeur 1|reçoivent un jeton de score de valeur 1 par joueur}.',
  evenOwn: 'Un condottiere capture aussi les siens.',
  eitherWay: 'Peu importe qui prend quoi : les points sont les mêmes.',
  eitherWayButTieBreak:
    'Les points sont les mêmes, mais votre départage distingue habitants capturés et jetons de score : convenez de qui prend quoi.',
  capturedTwiceDisc:
    '{captive} est capturé par deux condottieres d’un même joueur ({who}). Votre choix : 1 point, plus un jeton de score de valeur 1.',
  capturedTwice:
    '{captive} est capturé par deux condottieres d’un même joueur ({who}) : il ne compte qu’une fois.',

  influence: '{at}, {who}, {kind} : {sources} = {points}',
  fromMerchant: '{count} {count:marchand|marchands} ({fields}) × {worth}',
  fromPeasant: '{count} {count:paysan|paysans} ({fields}) × {worth}',
  fromCondottiere: '{count} {count:condottiere|condottieres} ({fields}) × {worth}',
  fromEmptyField: '{count} {count:terrain libre|terrains libres} ({fields}) × {worth}',
  fromSpring: '{count} {count:source adjacente|sources adjacentes} ({fields}) × {worth}',
  fromOwnSpring: 'la source de son terrain × {worth}',
  countTwice: '({fields} {count:compte|comptent} deux fois : libre et source)',
  influenceNone: '{at}, {who}, {kind} : {why}, donc 0',
  nothingForMerchant: 'aucun habitant adjacent',
  nothingForPeasant: 'ni terrain libre ni source à côté',
  nothingForCondottiere: 'un condottiere ne rapporte aucune influence',
  nobodyAround: 'Personne autour de cette colline.',
  totalsTitle: 'L’influence de chacun',
  totals: 'Influence : {totals}.',
  wonTitle: 'Colline {letter} : jeton {token} pour {who}, {most} contre {next} ({others})',
  wonAloneTitle: 'Colline {letter} : jeton {token} pour {who}, influence {most} ; personne d’autre n’en a',
  tiedTitle: 'Colline {letter} : égalité à {most} ({who}), un jeton de score de valeur 2 par joueur',
  unclaimedTitle: 'Colline {letter} : personne n’a d’influence, personne ne prend le jeton {token}',
  won: '{who} contrôle la colline et prend le jeton de valeur {token}.',
  tied: 'Égalité entre {who} : un jeton de score de valeur 2 pour chaque joueur à égalité, et le jeton colline retourne dans la boîte.',
  unclaimed: 'Personne n’a d’influence : personne ne prend rien.',

  tally: 'Score final',
  row: '{who} : {gains} = {points}',
  captives: '{count} {count:habitant capturé|habitants capturés}',
  discs: '{count:jeton de score|jetons de score} {values}',
  tokens: '{count:jeton colline|jetons colline} {values}',
  wins: '{who} gagne avec {points} {points:point|points}.',
  shares: '{who} partagent la victoire avec {points} {points:point|points}.',
  byTieBreak: 'À égalité de points, le départage décide ({rule}) : {compared}.',
  sharedAfterTieBreak: 'Toujours à égalité après le départage ({rule}) : {compared}.',
  sharedWithoutTieBreak: 'Votre choix : pas de départage.',
  tieBreakItems: 'le plus de jetons colline, de jetons de score et d’habitants capturés au total',
  tieBreakTokens: 'le plus de jetons colline, puis de jetons de score, puis d’habitants capturés',
  tieBreakDiscs: 'le plus de jetons de score, puis de jetons colline, puis d’habitants capturés',

  players: 'Joueurs : {list}.',

  legend:
    'r rouge, p violet, g vert, y jaune, b bleu ; M marchand, P paysan, C condottiere, -- personne ; ~ source ; (A) colline, dessous son jeton.',

  rowWithoutGains: '{who} : {points}',
};
