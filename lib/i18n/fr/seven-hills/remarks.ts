import type { AreaMessages } from '../../speaker';

export const sevenRemarks: AreaMessages<'sevenRemarks'> = {
  'hill-closed':
    '{epoch}, {who} : il y a des marqueurs sur une colline qui n’est pas encore ouverte ({hills}). Seuls peuvent s’y trouver les plébéiens placés avant la partie, et ce joueur en avait {allowed}. Le décompte se fait quand même.',
  deployed:
    '{epoch} : il y a {count} marqueurs de plus sur le plateau, mais on en déploie {most} au plus. Y a-t-il eu des actions supplémentaires ? Sinon, vérifiez.',
  order:
    '{epoch} : cet ordre de jeu ne fait pas le tour de la table. Le dernier joueur d’une époque commence la suivante, puis on continue dans le sens horaire.',
  called:
    '{epoch} : {count} plébéiens au camp des légions, mais {consuls} {consuls:consul en appelle|consuls en appellent} {most} au plus. Vérifiez le camp et les voix.',
  calledByNobody:
    '{epoch} : {count} {count:plébéien|plébéiens} au camp des légions, mais personne n’est consul. Vérifiez le camp et les voix.',
  waiting:
    '{epoch}, {who} : {count} {count:plébéien|plébéiens} au camp d’attente, mais il ne peut y en avoir que {most}. Vérifiez les deux camps.',

  consulsChanged: '{epoch}, consuls : {who} (avant : {others}).',
  hillChanged: '{epoch}, {hill} : {list}.',
  knightsChanged: '{epoch}, chevaliers : {list}.',
  penaltiesChanged: '{epoch}, mains vides : {list}.',
  pointsNow: '{who} {points} (avant : {old})',
  pointsChanged: 'Piste : {list}.',
  winnersChanged: 'Victoire : {who} (avant : {others}).',
  nothingChanged: 'Aucun point ne change.',
};
