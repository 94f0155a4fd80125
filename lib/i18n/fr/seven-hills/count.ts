import type { AreaMessages } from '../../speaker';

export const sevenCount: AreaMessages<'sevenCount'> = {
  players: 'Joueurs : {list}.',

  votes: 'Voix au Forum Romanum : {totals}.',
  consul: '{who} est consul avec {votes} {votes:voix|voix} : {points} points.',
  later: '{who} {count:a|ont} autant de voix, mais {count:vient|viennent} plus tard dans l’ordre de jeu.',
  noConsul: 'Personne n’a de marqueur au Forum Romanum : pas de consul.',
  seatEmpty: 'Il n’y a pas de second consul, car {who} {count:n’a|n’ont} aucun marqueur au Forum Romanum.',
  nobleVotesOne: 'Un noble a une voix, comme tout marqueur.',
  yourRuling: 'Votre choix',
  thisAnswer: 'Avec cette réponse',
  nobleVotesTwo: '{by} : un noble a deux voix.',

  hill: '{hill} : première place {first}, deuxième {second}',
  newHill: '{hill}, nouvelle : première place {first}, deuxième {second}',
  strengths: 'Force : {totals}.',
  strength: '{who} {strength}',
  strengthWithNobles: '{who} {strength} ({count} {count:noble|nobles}, qui {count:compte|comptent} 2)',
  nobody: 'Personne ici : personne ne marque.',
  alone: '{who} sans rival : première et deuxième place, {first} + {second}.',
  tiedBoth: 'Égalité entre {who} : {points} par joueur, pas de deuxième place.',
  first: 'Première place : {who}, {points}.',
  tiedFirst: 'Égalité en tête entre {who} : {points} par joueur.',
  second: 'Deuxième place : {who}, {points}.',
  tiedSecond: 'Égalité pour la deuxième place entre {who} : {points} par joueur.',
  shared: '{pool} à partager en {count} : {points} par joueur.',
  sharedBoth: '{first} + {second} = {pool}, et {pool} à partager en {count} : {points} par joueur.',
  sharedRounded:
    '{pool} à partager en {count} : {points} par joueur, arrondi à l’inférieur ; le reste ({away}) est perdu.',
  sharedBothRounded:
    '{first} + {second} = {pool}, et {pool} à partager en {count} : {points} par joueur, arrondi à l’inférieur ; le reste ({away}) est perdu.',
  behind: 'À égalité en tête, on prend aussi la deuxième place : {others} {count:n’a|n’ont} rien.',
  secondStays: '{by} : à égalité en tête, on ne partage que la première place, et le suivant est deuxième.',

  knights: '{who} : {count} {count:chevalier rapporte|chevaliers rapportent} {points}.',
  noKnights: 'Aucun chevalier sur le plateau.',
  penalty: '{who} : {count} {count:main vide|mains vides}, {points}.',

  total: 'Cette époque : {totals}.',
  running: 'Piste : {totals}.',

  consulPoints: 'Consuls',
  placementPoints: 'Collines',
  knightsPoints: 'Chevaliers',
  penaltyPoints: 'Mains vides',
  fromConsul: 'Consul',
  fromKnights: '{count} {count:chevalier|chevaliers}',
  fromPenalty: '{count} {count:main vide|mains vides}',

  end: 'La fin',
  notOver: 'La partie n’est pas finie : {count} {count:époque saisie|époques saisies} sur 5.',
  wins: '{who} gagne avec {score} {points:point|points}.',
  shares: '{who} partagent la victoire avec {score} {points:point|points}.',
  byForum: 'À égalité de points, le plus de marqueurs au Forum Romanum décide : {totals}.',
  equalInForum: 'À égalité de points, et au Forum Romanum aussi : {totals}.',
  someEqualInForum:
    'À égalité de points ; ceux qui ont le plus de marqueurs au Forum Romanum restent à égalité : {totals}.',
  allShare: '{by} : tous ceux qui sont à égalité de points partagent la victoire.',
};
