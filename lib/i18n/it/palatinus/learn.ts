import type { AreaMessages } from '../../speaker';

export const learn: AreaMessages<'learn'> = {
  title: 'Impara a contare',
  lead: 'Due minuti sull’esempio del regolamento, poi brevi lezioni su ciò che spesso si sbaglia.',
  lessons: 'Lezioni',
  'lesson-hill-c': 'Il primo colle',
  'lesson-hill-c-text':
    'Alla fine, per ognuno dei sette colli, chi ha più influenza intorno al colle ne prende il gettone. Contane uno in due minuti, tocco dopo tocco.',
  'lesson-finer-points': 'Le sottigliezze',
  'lesson-finer-points-text':
    'Ciò che sfugge più spesso: gruppi uguali, chi se n’è andato, il proprio colore, fonti, pareggi.',
  done: 'Fatto',
  again: 'Ancora una domanda',

  tapNeighbours: 'Tocca tutti i terreni accanto a {at}.',
  tapCaptives: 'Tocca tutti quelli catturati da {at}.',
  tapSources: 'Tocca ogni terreno che dà qualcosa alla pedina in {at}.',
  tapLeaving: 'Tocca tutti quelli che lasciano il piano di gioco al colle {letter}.',
  askInfluence: 'Quanto guadagna {at}?',

  'idea-neighbours': 'I vicini',
  'text-neighbours': 'I terreni con un lato in comune, anche su tessere diverse. Il colle non è un terreno.',
  'idea-captures': 'Che cosa fa un condottiero',
  'text-captures':
    'Quelli intorno al colle agiscono per primi, tutti contemporaneamente: ognuno cattura il gruppo più numeroso accanto, mercanti o contadini di ogni colore, e resta. Se i gruppi sono uguali, come in C4, fugge.',
  'idea-merchant': 'Che cosa guadagna un mercante',
  'text-merchant':
    'Da ogni vicino, anche del suo colore: mercante 1, contadino 2, condottiero 3. Chi se n’è andato non conta più: vedi gli anelli tratteggiati.',
  'idea-peasant': 'Che cosa guadagna un contadino',
  'text-peasant':
    '2 per ogni terreno libero accanto, 2 per ogni fonte accanto o sotto i piedi, occupata o no. Una fonte libera vale per entrambe le cose.',
  'text-control':
    'Somma quanto guadagna ogni colore: la sua influenza. I condottieri non ne hanno. Chi ne ha di più prende il gettone, che vale il suo numero. Se in testa c’è un pareggio, chi pareggia prende invece 2 punti.',
  'idea-later': 'Uno sguardo avanti: il colle G',
  'text-later':
    'I colli si contano da A a G, e chi se n’è andato non torna: quelli in E3 e F4 se ne sono andati al colle E.',
  'idea-alone': 'Torniamo al colle D: tocca a te',

  'idea-flees': 'E se i gruppi sono uguali?',
  'text-flees': 'Con tanti mercanti quanti contadini accanto, anche 0 e 0, fugge e non cattura nessuno.',
  'idea-gone': 'Chi se n’è andato?',
  'text-gone':
    'Gli abitanti catturati e i condottieri in fuga se ne vanno prima che si conti, e non tornano più. I loro terreni sono liberi. Un condottiero che cattura resta.',
  'idea-colours': 'E il suo stesso colore?',
  'text-colours':
    'Conta come gli altri: un mercante guadagna da tutti i suoi vicini. Quello in F4 se n’è andato al colle E.',
  'idea-own-field': 'E sotto i suoi piedi?',
  'text-own-field': 'Se il contadino stesso sta su una fonte, guadagna 2 anche per quella.',
  'idea-both': 'Libero e con una fonte?',
  'text-both':
    'Allora il terreno conta due volte: 2 come terreno libero, 2 come fonte. Un’altra partita: B4 è un terreno così.',
  'idea-tied': 'E in caso di pareggio?',
  'text-tied':
    'Un’altra partita, senza nessuno in D1. Nessuno prende il gettone: chi pareggia in testa prende un dischetto da 2.',

  finished: 'Hai contato un colle senza aiuto.',
  finishedText:
    'Ogni colle si conta così, uno dopo l’altro. Gettoni e dischetti valgono il loro numero, ogni abitante catturato 1 punto per chi l’ha catturato, e vince chi ha più punti. Dove nessuno ha influenza, nessuno prende il colle.',
  finishedShort: 'Lezione finita.',
  nextLesson: 'Poi: {lesson}',
  moreMinutes: 'Altri due minuti: {lesson}',
  finishedExample: 'Ora sai contare una partita intera. I casi rari hanno lezioni brevi tutte loro.',
  toQuiz: 'Esercitati con il quiz',
  allLessons: 'Tutte le lezioni',
  legendSpring: 'fonte',
  keys: 'Tastiera: Tab porta al piano di gioco, lì ci si muove con i tasti freccia, Spazio tocca.',

  known: 'Sai già',
  mixedUp: 'Confondi',
  notThis: 'E non: «{mistake}»',
  practise: 'Prossimi esercizi',
  'why-wrong': 'Sbagliato l’ultima volta',
  'why-mixed-up': 'Riguarda ciò che confondi',
  'why-due': 'Da ripassare',
  'why-new': 'Nuovo',
  'why-later': 'Da ripassare tra {days} {days:giorno|giorni}',
  answered: '{right} {right:giusta|giuste}, {wrong} {wrong:sbagliata|sbagliate}',
  reset: 'Dimentica tutto',
  forgotten: 'Tutti i tuoi esercizi sono stati dimenticati. Le tue partite restano come sono.',

  toDo: 'Da fare adesso',
  dailyDone: 'Oggi {right} {right:giusta|giuste} su {count}',
  twoNotes: '{first} · {second}',
  lesson: 'Lezione',
  start: 'Comincia',
  practiseIt: 'Esercitati',
  doneOf: '{done} su {count}',
  nothingKnown: 'Sai un argomento quando hai risposto bene in due giorni diversi.',
  lessonsDone: '{done} {done:finita|finite} su {count}',
  quizText: 'Domande senza fine, ognuna su un errore frequente.',
  level: 'Livello',
  allTopics: 'Tutti gli argomenti',
  byTopic: 'Scegli un argomento',
  'group-influence': 'Influenza',
  'group-springs': 'Fonti',
  'group-condottieri': 'Condottieri',
  'group-leaving': 'Chi se ne va, e quando',
  'group-results': 'I colli e il vincitore',
  otherGame: 'L’altro gioco',
  sevenHills: 'Seven Hills: chi fa punti su un colle',
  sevenHillsText: 'Maggioranze, pareggi, nobili e consoli, in due minuti.',
};
