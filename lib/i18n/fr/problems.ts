import type { AreaMessages } from '../speaker';

export const problems: AreaMessages<'problems'> = {
  'players-too-few':
    'On joue de deux à cinq, et il n’y a que {count} {count:joueur|joueurs} : ajoutez ceux qui manquent.',
  'players-too-many': 'On joue de deux à cinq, et il y a {count} joueurs : retirez-en.',
  'name-empty': 'Ce nom est vide : écrivez de 1 à 40 caractères, ou n’en donnez pas.',
  'name-too-long': 'Ce nom a {length} caractères : raccourcissez-le à {most} au plus.',
  'people-missing': 'Aucun peuple (couleur) n’est donné ici : rouge, violet, vert, jaune ou bleu.',
  'people-taken': 'Le peuple {people} est déjà pris : chaque joueur et chaque allié a le sien.',
  'ally-unknown': 'Ce n’est pas un peuple : un allié est rouge, violet, vert, jaune ou bleu.',
  'ally-needs-two-players':
    'Il n’y a d’alliés qu’à deux, et cette partie a {count} {count:joueur|joueurs} : retirez l’allié.',
  'handedness-missing': 'De quel côté penche la couronne de tuiles ? Dites à droite ou à gauche.',
  'letter-missing': 'Cette tuile n’a pas de lettre : dites laquelle, de A à G.',
  'letter-doubled': 'Il n’y a qu’une tuile {letter}, mais elle est posée deux fois : changez-en une.',
  'tile-missing': 'Il manque la tuile {letter} : posez-la, un plateau a les sept.',
  'place-missing':
    'Cette tuile n’est nulle part : donnez sa place, 0 au centre, ou de 1 à 6 depuis le haut, dans le sens horaire.',
  'place-doubled': 'Deux tuiles sont à la place {place} : déplacez-en une.',
  'place-empty': 'Aucune tuile n’est à la place {place} : il y en a une à chaque place de 0 à 6.',
  'arrow-missing': 'Où pointe la flèche de cette tuile ? 0 vers le haut, ou de 1 à 5 dans le sens horaire.',
  'token-missing': 'Le jeton de cette colline n’est pas donné : dites sa valeur, de 1 à 9.',
  'springs-missing': 'Les sources de cette tuile ne sont pas données : nommez ses cases à source, ou aucune.',
  'spring-unknown': 'Une tuile n’a pas cette case : ses sources se comptent de 1 à 6 depuis la flèche.',
  'spring-doubled': 'La source de la case {number} est nommée deux fois : nommez-la une fois.',
  'field-missing': 'Où se tient cette pièce ? Nommez une case de A1 à G6.',
  'field-taken': 'Deux pièces se tiennent en {at} : une case n’en porte qu’une, retirez l’autre.',
  'kind-missing': 'Quelle est cette pièce ? Marchand, paysan ou condottiere.',
  'people-not-playing': 'Personne ne joue le peuple {people} : changez la pièce, ou ajoutez le joueur.',
  'ally-condottiere':
    'Le peuple {people} est un allié, fait de marchands et de paysans seulement : changez la pièce.',
  'ruling-unknown':
    'Le point de règle {ruling} n’a pas cette réponse : prenez-en une de celles qu’il propose.',

  'empty-text':
    'Il n’y a rien dans ce texte : ouvrez un fichier de partie, ou collez une ligne qui commence par P1_.',
  'no-table':
    'Il n’y a pas de table dans ce texte : ouvrez un fichier de partie, ou collez jusqu’au bout une ligne qui commence par P1_.',
  'too-large': 'Cela dépasse {most} Ko, ce qu’un tel fichier ne fait jamais : est-ce le bon fichier ?',
  'not-json': 'Ce n’est pas du JSON et ne peut être lu : est-ce le bon fichier, et entier ?',
  'other-game': 'C’est une partie de Seven Hills, pas de Palatinus : ouvrez-la là-bas.',
  'game-not-copy': 'C’est une table, pas une boîte de jeu : ouvrez-la sous « Ouvrir et garder ».',
  'copy-not-game': 'C’est une boîte de jeu avec ses sources, pas une table : ouvrez-la sous « Ma boîte ».',
  'notebook-not-file':
    'C’est tout ce que l’application avait gardé, mais trop abîmé ou trop ancien pour être lu : gardez-le, une autre version le lira peut-être.',
  'newer-version':
    'Cela vient d’une version plus récente du format ({version}) : mettez l’application à jour, puis réessayez.',
  'unknown-key': 'Il n’y a pas de « {key} » dans un tel fichier : retirez-le, ou corrigez-le.',
  'value-missing': 'Ceci manque : ajoutez-le.',
  'must-be': 'C’est {found}, mais ce doit être {options}.',
  'not-one-of': 'C’est {found}, mais ce doit être l’une de ces valeurs : {options}.',
  'not-text': 'C’est {found}, là où il faut un texte : mettez-le entre guillemets.',
  'not-a-list': 'C’est {found}, là où il faut une liste : mettez-la entre crochets.',
  'not-an-object': 'C’est {found}, là où il faut des valeurs nommées : mettez-les entre accolades.',

  'notation-unknown': 'Ce n’est pas une table en notation : une telle ligne commence par P1_.',
  'notation-newer':
    'Cette ligne vient d’une version plus récente de la notation ({version}) : mettez l’application à jour, puis réessayez.',
  'notation-too-long':
    'Cette ligne dépasse {most} caractères, ce qu’une table ne fait jamais : est-ce le bon texte ?',
  'notation-cut-short': 'Cette ligne est coupée : copiez-la de nouveau, jusqu’au bout.',
  'notation-left-over': 'Quelque chose suit la fin de la table : ne copiez que la ligne elle-même.',
  'notation-players':
    'La deuxième partie, les joueurs, est illisible : elle ressemble à rG-Anna-Maria.b-Zo~06j~, où - est une espace dans un nom et ~06j~ un ë.',
  'notation-rulings':
    'La troisième partie, les points de règle, est illisible : au plus cinq lettres, comme bfoio, chacune la première d’une réponse.',
  'notation-rulings-newer':
    'Cette ligne vient d’une version plus récente de l’application, qui connaît d’autres points de règle : mettez l’application à jour, puis réessayez.',
  'notation-board':
    'La quatrième partie, les tuiles, est illisible : R ou L, puis pour chaque tuile sa lettre, sa flèche (0 à 5), son jeton (1 à 9) et ses sources (1 à 6).',
  'notation-pieces':
    'La dernière partie, les pièces, est illisible : sept groupes de six séparés par des points, R un marchand rouge, r un paysan rouge, 1 le condottiere du premier joueur, - personne.',
  'notation-group':
    'La tuile {letter} a {count} {count:caractère|caractères} dans la dernière partie : il en faut six, un par case.',
};
