/** What looks like a mistake, and what a correction has changed. */
export const sevenRemarks = {
  'hill-closed':
    '{epoch}, {who}: there are markers on a hill that is not open yet ({hills}). Only plebeians placed before the game can stand there, and this player had {allowed}. The game is counted all the same.',
  deployed:
    '{epoch}: {count} markers more than before are on the board, and at most {most} are deployed. Were there extra actions? If not, look again.',
  order:
    '{epoch}: this playing order does not go around the table. The last player of an epoch begins the next one, then it goes clockwise.',
  called:
    '{epoch}: {count} plebeians are in the consul legion camp, but {consuls} {consuls:consul calls|consuls call} at most {most}. Look again at the camp and at the votes.',
  calledByNobody:
    '{epoch}: {count} {count:plebeian is|plebeians are} in the consul legion camp, but nobody is consul. Look again at the camp and at the votes.',
  waiting:
    '{epoch}, {who}: {count} {count:plebeian is|plebeians are} in the waiting camp, but only {most} can have come there. Look again at both camps.',

  // After a correction
  consulsChanged: '{epoch}, consuls: {who} (before: {others}).',
  hillChanged: '{epoch}, {hill}: {list}.',
  knightsChanged: '{epoch}, knights: {list}.',
  penaltiesChanged: '{epoch}, empty hands: {list}.',
  pointsNow: '{who} {points} (before: {old})',
  pointsChanged: 'Track: {list}.',
  winnersChanged: 'Winner: {who} (before: {others}).',
  nothingChanged: 'No points change.',
} as const;
