import type { AreaMessages } from '../../speaker';

export const sevenRemarks: AreaMessages<'sevenRemarks'> = {
  'hill-closed':
    '{epoch}, {who}: Auf einem Hügel, der noch nicht offen ist, stehen Marker ({hills}). Dort können nur Plebejer stehen, die vor der Partie gesetzt wurden, und dieser Spieler hatte davon {allowed}. Die Partie wird trotzdem gewertet.',
  deployed:
    '{epoch}: Auf dem Plan sind {count} Marker mehr als vorher, aber einsetzen darf man höchstens {most}. Gab es Zusatzaktionen? Wenn nicht, sieh noch einmal hin.',
  order:
    '{epoch}: Diese Spielreihenfolge geht nicht um den Tisch herum. Wer in einer Epoche Letzter ist, beginnt die nächste, dann geht es im Uhrzeigersinn.',
  called:
    '{epoch}: {count} Plebejer sind im Legionslager, aber {consuls} {consuls:Konsul beruft|Konsuln berufen} höchstens {most} ein. Schau das Lager und die Stimmen noch einmal an.',
  calledByNobody:
    '{epoch}: {count} Plebejer {count:ist|sind} im Legionslager, aber niemand ist Konsul. Schau das Lager und die Stimmen noch einmal an.',
  waiting:
    '{epoch}, {who}: {count} Plebejer {count:ist|sind} im Wartelager, aber nur {most} können dorthin gekommen sein. Schau beide Lager noch einmal an.',

  consulsChanged: '{epoch}, Konsuln: {who} (vorher: {others}).',
  hillChanged: '{epoch}, {hill}: {list}.',
  knightsChanged: '{epoch}, Ritter: {list}.',
  penaltiesChanged: '{epoch}, leere Hände: {list}.',
  pointsNow: '{who} {points} (vorher: {old})',
  pointsChanged: 'Punkteleiste: {list}.',
  winnersChanged: 'Sieg: {who} (vorher: {others}).',
  nothingChanged: 'An den Punkten ändert sich nichts.',
};
