import type { AreaMessages } from '../speaker';

export const problems: AreaMessages<'problems'> = {
  'players-too-few':
    'On joue de deux à cinq, mais cette partie a {count} {count:joueur|joueurs} : ajoutez ceux qui manquent.',
  'players-too-many':
    'On joue de deux à cinq, mais cette partie a {count} {count:joueur|joueurs} : retirez-en.',
  'name-empty': 'Ce nom est vide : écrivez de 1 à 40 caractères, ou ne donnez pas de nom.',
  'name-too-long': 'Ce nom a {length} caractères : raccourcissez-le à {most} au plus.',
  'name-character':
    'Ce nom contient {character}, un caractère caché, endommagé ou qui change le sens de l’écriture : retirez-le, ou retapez le nom.',
  'name-marks':
    'Dans ce nom, un signe diacritique n’a pas de lettre devant lui, ou une lettre en porte plus de quatre : retirez-en.',
  'name-blank':
    'Rien n’est visible dans ce nom : écrivez une lettre, un chiffre ou un signe, ou ne donnez pas de nom.',
  'people-missing': 'Choisissez une couleur : rouge, violet, vert, jaune ou bleu.',
  'people-taken': '{people} est déjà pris : chaque joueur et chaque allié a sa propre couleur.',
  'ally-unknown': 'Choisissez la couleur de l’allié : rouge, violet, vert, jaune ou bleu.',
  'ally-needs-two-players':
    'Il n’y a d’alliés qu’à deux, mais cette partie a {count} {count:joueur|joueurs} : retirez l’allié.',
  'handedness-missing': 'Indiquez de quel côté penche la couronne de tuiles : à droite ou à gauche.',
  'letter-missing': 'Cette tuile n’a pas de lettre : indiquez laquelle, de A à G.',
  'letter-doubled': 'Il n’y a qu’une tuile {letter}, mais elle est posée deux fois : changez-en une.',
  'tile-missing': 'Il manque la tuile {letter} : posez-la, un plateau a les sept.',
  'place-missing':
    'Cette tuile n’a pas de place : indiquez 0 pour le centre, ou de 1 à 6 depuis le haut, dans le sens horaire.',
  'place-doubled': 'Deux tuiles sont à la place {place} : déplacez-en une.',
  'place-empty': 'Aucune tuile n’est à la place {place} : il y en a une à chaque place de 0 à 6.',
  'arrow-missing':
    'La flèche de cette tuile manque : indiquez 0 vers le haut, ou de 1 à 5 dans le sens horaire.',
  'token-missing': 'Le jeton de cette colline manque : indiquez sa valeur, de 1 à 9.',
  'springs-missing': 'Les sources de cette tuile manquent : indiquez ses terrains avec source, ou aucun.',
  'spring-unknown': 'Une tuile n’a pas ce terrain : ses sources se comptent de 1 à 6 depuis la flèche.',
  'spring-doubled': 'La source du terrain {number} est indiquée deux fois : indiquez-la une fois.',
  'field-missing': 'Où est ce pion ? Indiquez un terrain de A1 à G6.',
  'field-taken': 'Deux pions en {at} : il n’y a de place que pour un seul, retirez l’autre.',
  'kind-missing': 'De quel type est ce pion ? Indiquez marchand, paysan ou condottiere.',
  'people-not-playing': 'Personne ne joue cette couleur : {people}. Changez le pion, ou ajoutez le joueur.',
  'ally-condottiere':
    '{people} est un allié, et un allié n’a que des marchands et des paysans : changez le pion.',
  'ruling-unknown':
    'Le point de règle « {ruling} » n’a pas cette réponse : choisissez l’une de celles qu’il propose.',

  'players-three-or-four':
    'Seven Hills se joue à trois ou quatre, mais cette partie a {count} {count:joueur|joueurs} : ajoutez-en ou retirez-en.',
  'player-missing': 'Il manque le joueur {player} : donnez un nom, ou seulement une paire d’accolades.',
  'colour-unknown': 'Cette couleur n’existe pas : choisissez rouge, violet, vert, jaune ou bleu.',
  'colour-doubled': 'Deux joueurs ont cette couleur : chaque joueur a la sienne.',
  'epochs-none': 'Il n’y a aucune époque à compter : saisissez au moins la première.',
  'epochs-too-many':
    'Il y a {count} époques, mais une partie n’en a que {most} : retirez celles qui sont de trop.',
  'epoch-missing': 'L’époque {epoch} a été sautée : saisissez-la, les époques se suivent.',
  'order-unsound':
    'Ce n’est pas un ordre de jeu : il nomme chaque joueur une fois, par les numéros 0 à {most}.',
  'board-missing': 'Il manque ce qui se trouve sur le plateau : donnez les zones et leurs marqueurs.',
  'area-unknown':
    'Il n’y a pas de zone « {area} » : les marqueurs sont sur les six collines, d’Aventinus à Viminalis, au Forum Romanum, au Consul Legion Camp et au Waiting Camp.',
  'area-capitolium': 'Il n’y a rien sur Capitolium : mettez ces marqueurs à leur place.',
  'area-without-list': 'Il faut ici une liste avec les marqueurs de chaque joueur, dans l’ordre des joueurs.',
  'area-players':
    'Il y a {count} éléments ici, mais la partie a {players} joueurs : donnez-en un par joueur, même vide.',
  'markers-missing': 'Il faut ici les marqueurs d’un joueur, entre accolades : combien de chaque classe.',
  'class-unknown': 'Il n’y a pas de marqueurs « {class} » : ce sont noble, knight, centurion et plebeian.',
  'markers-not-number': 'Ce n’est pas un nombre de marqueurs : n’écrivez que des chiffres.',
  'markers-negative': 'Il ne peut pas y avoir moins de 0 marqueur : écrivez 0 ou plus.',
  'markers-not-whole': 'Un marqueur ne se coupe pas : écrivez un nombre entier.',
  'camp-plebeians-only':
    'Il n’y a que des plébéiens dans les camps : mettez ces marqueurs sur une colline ou au Forum.',
  'too-many-nobles':
    'Le joueur {player} a ici {count} nobles, mais la boîte n’en contient que {most} : vérifiez où ils sont.',
  'too-many-knights':
    'Le joueur {player} a ici {count} chevaliers, mais la boîte n’en contient que {most} : vérifiez où ils sont.',
  'too-many-centurions':
    'Le joueur {player} a ici {count} centurions, mais la boîte n’en contient que {most} : vérifiez où ils sont.',
  'too-many-plebeians':
    'Le joueur {player} a ici {count} plébéiens, mais la boîte n’en contient que {most} : vérifiez où ils sont.',
  'penalties-missing':
    'Il faut ici une liste qui dit combien de fois chaque joueur a eu la main vide, comme [0, 1, 0].',
  'penalties-players':
    'Il y a {count} nombres ici, mais la partie a {players} joueurs : donnez-en un par joueur.',
  'penalties-unsound':
    'Ceci dit combien de fois un joueur a eu la main vide : un nombre entier de 0 à {most}.',

  'empty-text':
    'Il n’y a rien dans ce texte : ouvrez un fichier de partie, ou collez une ligne qui commence par P1_ ou S1_.',
  'no-table':
    'Il n’y a pas de partie dans ce texte : ouvrez un fichier de partie, ou collez en entier une ligne qui commence par P1_ ou S1_.',
  'too-large': 'Cela dépasse {most} Ko, ce qu’un tel fichier ne fait jamais : est-ce le bon fichier ?',
  'not-utf8': 'Ce n’est pas du texte en UTF-8 : enregistrez-le en UTF-8, puis réessayez.',
  'not-json': 'Ce n’est pas du JSON lisible : est-ce le bon fichier, et est-il complet ?',
  'list-too-long': 'Il y a {length} éléments ici, mais on en lit {most} au plus : est-ce le bon fichier ?',
  'too-many-values':
    'Il y a ici plus de {most} valeurs, ce qu’un tel fichier n’a jamais : est-ce le bon fichier ?',
  'key-doubled': 'Il y a ici un second « {key} », et on ne sait pas lequel compte : retirez-en un.',
  'other-game': 'C’est un fichier de l’autre jeu : ouvrez-le sous « Ouvrir et enregistrer ».',
  'game-not-copy':
    'C’est une partie, pas une boîte avec ses sources : ouvrez-la sous « Ouvrir et enregistrer ».',
  'copy-not-game': 'C’est une boîte avec ses sources, pas une partie : ouvrez-la sous « Ma boîte ».',
  'notebook-not-file':
    'C’est tout ce que l’application avait enregistré, mais trop endommagé ou trop ancien pour être lu : conservez-le, une autre version le lira peut-être.',
  'newer-version':
    'Cela vient d’une version plus récente du format ({version}) : mettez l’application à jour, puis réessayez.',
  'unknown-key': '« {key} » n’a pas sa place dans ce fichier : retirez-le, ou corrigez-le.',
  'value-missing': 'Il manque une valeur ici : ajoutez-la.',
  'must-be': 'C’est {found}, mais ce doit être {options}.',
  'not-one-of': 'C’est {found}, mais ce doit être l’une de ces valeurs : {options}.',
  'not-text': 'C’est {found}, là où il faut un texte : mettez-le entre guillemets.',
  'not-a-list': 'C’est {found}, là où il faut une liste : mettez-la entre crochets.',
  'not-an-object': 'C’est {found}, là où il faut des valeurs nommées : mettez-les entre accolades.',
  'more-problems':
    'Et il y a {count} {count:autre raison|autres raisons} : corrigez d’abord celles d’en haut, puis réessayez.',

  'count-players':
    'Il y a ici {count} nombres, mais la partie a {players} joueurs : laissez-en un par joueur.',
  'count-not-number': 'Ce n’est pas un nombre : n’écrivez que des chiffres.',
  'count-negative': 'Personne ne peut avoir moins de 0 : écrivez 0 ou plus.',
  'count-not-whole': 'On ne compte que des nombres entiers : retirez ce qui suit la virgule.',
  'count-influence-too-large':
    'C’est plus que six habitants ne peuvent gagner autour de cette colline ({most}) : vérifiez.',
  'count-points-too-many': 'C’est plus qu’il n’y a à gagner dans cette partie ({most}) : vérifiez.',
  'count-taker-unknown':
    'Personne n’a ce numéro : les joueurs vont de 0 à {most}, null est personne, une liste est une égalité.',
  'count-taker-doubled': 'Un joueur est nommé deux fois ici : nommez chacun une fois.',
  'count-taker-contradicts':
    'D’après l’influence saisie pour la colline {letter}, c’est un autre joueur qui la prend : corrigez l’un ou l’autre.',

  'notation-unknown': 'Ce n’est pas une partie en notation : une telle ligne commence par P1_ ou S1_.',
  'notation-newer':
    'Cette ligne vient d’une version plus récente de la notation ({version}) : mettez l’application à jour, puis réessayez.',
  'notation-too-long':
    'Cette ligne dépasse {most} caractères, ce qu’une partie ne fait jamais : est-ce le bon texte ?',
  'notation-cut-short': 'Cette ligne est coupée : copiez-la de nouveau, jusqu’au bout.',
  'notation-left-over': 'Quelque chose suit la fin de la partie : ne copiez que la ligne elle-même.',
  'notation-check':
    'Un caractère de cette ligne est faux, manque ou a changé de place : copiez-la de nouveau. Si vous l’avez changée exprès, ses deux derniers caractères doivent être {check}.',
  'notation-players':
    'La deuxième section, les joueurs, est illisible : elle ressemble à rG-Anna-Maria.b-Zo~06j~, où - est une espace dans un nom et ~06j~ un ë.',
  'notation-rulings':
    'La troisième section, les points de règle, est illisible : au plus cinq lettres, comme bfoio, chacune la première d’une réponse.',
  'notation-rulings-newer':
    'Cette ligne vient d’une version plus récente de l’application, qui connaît d’autres points de règle : mettez l’application à jour, puis réessayez.',
  'notation-board':
    'La quatrième section, les tuiles, est illisible : R ou L, puis pour chaque tuile sa lettre, sa flèche (0 à 5), son jeton (1 à 9) et ses sources (1 à 6).',
  'notation-pieces':
    'La cinquième section, les pions, est illisible : sept groupes de six séparés par des points, R un marchand rouge, r un paysan rouge, 1 le condottiere du premier joueur, - personne.',
  'notation-seats':
    'La deuxième section, les joueurs, est illisible : elle ressemble à r-Anna-Maria.g-Zo~06j~.b, une couleur et un nom par joueur, où - est une espace dans un nom et ~06j~ un ë.',
  'notation-answers':
    'La troisième section, les points de règle, est illisible : au plus quatre lettres, comme otsu, chacune la première d’une réponse.',
  'notation-epoch':
    'L’époque {epoch} de la quatrième section est illisible : c’est l’ordre de jeu, puis les zones et leurs marqueurs, comme 123AxaP-2.',
  'notation-group':
    'La tuile {letter} a {count} {count:caractère|caractères} dans la cinquième section : il en faut six, un par terrain.',
};
