import type { AreaMessages } from '../speaker';

export const problems: AreaMessages<'problems'> = {
  'players-too-few': 'Palatinus è per 2–5 giocatori, e questa partita ne ha {count}: aggiungi chi manca.',
  'players-too-many': 'Palatinus è per 2–5 giocatori, e questa partita ne ha {count}: togline qualcuno.',
  'name-empty': 'Questo nome è vuoto: scrivi da 1 a 40 caratteri, oppure ometti il nome.',
  'name-too-long': 'Questo nome ha {length} caratteri: accorcialo a {most} al massimo.',
  'name-character':
    'Questo nome contiene {character}, un carattere nascosto, danneggiato o che cambia la direzione della scrittura: toglilo, o riscrivi il nome.',
  'name-marks':
    'In questo nome un segno diacritico non ha una lettera davanti, o una lettera ne porta più di quattro: togline qualcuno.',
  'name-blank':
    'In questo nome non si vede nulla: scrivi una lettera, una cifra o un segno, oppure ometti il nome.',
  'people-missing': 'Scegli un colore: rosso, viola, verde, giallo o blu.',
  'people-taken': '{people} è già preso: ogni giocatore e ogni alleato ha un colore tutto suo.',
  'ally-unknown': 'Scegli un colore per l’alleato: rosso, viola, verde, giallo o blu.',
  'ally-needs-two-players':
    'Gli alleati ci sono solo quando si gioca in due, e questa partita ha {count} {count:giocatore|giocatori}: togli l’alleato.',
  'handedness-missing': 'Scegli da che parte pende l’anello di tessere: a destra o a sinistra.',
  'letter-missing': 'Questa tessera non ha lettera: scegline una, da A a G.',
  'letter-doubled': 'C’è una sola tessera {letter}, ma è posata due volte: cambiane una.',
  'tile-missing': 'Manca la tessera {letter}: posala, sul piano di gioco ci sono tutte e sette.',
  'place-missing':
    'Questa tessera non ha posto: indica 0 per il centro, o da 1 a 6 in senso orario a partire dall’alto.',
  'place-doubled': 'Due tessere sono al posto {place}: spostane una.',
  'place-empty': 'Nessuna tessera è al posto {place}: in ogni posto da 0 a 6 ce n’è una.',
  'arrow-missing': 'Manca la freccia di questa tessera: indica 0 per l’alto, o da 1 a 5 in senso orario.',
  'token-missing': 'Manca il gettone di questo colle: indica il suo valore, da 1 a 9.',
  'springs-missing': 'Mancano le fonti di questa tessera: elenca i suoi terreni con fonte, o nessuno.',
  'spring-unknown':
    'Una tessera non ha questo terreno: le sue fonti si numerano da 1 a 6 a partire dalla freccia.',
  'spring-doubled': 'La fonte del terreno {number} è elencata due volte: indicala una volta sola.',
  'field-missing': 'Scegli un terreno per questa pedina, da A1 a G6.',
  'field-taken': 'In {at} ci sono due pedine, ma c’è posto per una sola: togline una.',
  'kind-missing': 'Scegli che cos’è questa pedina: mercante, contadino o condottiero.',
  'people-not-playing':
    '{people}: nessuno gioca con questo colore. Cambia la pedina, o aggiungi il giocatore.',
  'ally-condottiere': '{people} è un alleato, e un alleato ha solo mercanti e contadini: cambia la pedina.',
  'ruling-unknown': 'L’interpretazione «{ruling}» non ha questa risposta: scegline una di quelle offerte.',

  'players-three-or-four':
    'Seven Hills è per tre o quattro giocatori, e questa partita ne ha {count}: aggiungine o togline.',
  'player-missing':
    'Manca il giocatore {player}: indica un nome, o anche solo una coppia di parentesi graffe.',
  'colour-unknown': 'Questo colore non esiste: scegli rosso, viola, verde, giallo o blu.',
  'colour-doubled': 'Due giocatori hanno questo colore: ogni giocatore ha un colore tutto suo.',
  'epochs-none': 'Non c’è nessuna epoca da contare: inserisci almeno la prima.',
  'epochs-too-many': 'Qui ci sono {count} epoche, e una partita ne ha {most}: togli quelle di troppo.',
  'epoch-missing': 'L’epoca {epoch} è stata saltata: inseriscila, le epoche vengono una dopo l’altra.',
  'order-unsound':
    'Questo non è un ordine di gioco: nomina ogni giocatore una volta, con i numeri da 0 a {most}.',
  'board-missing': 'Manca ciò che sta sul piano di gioco: indica le zone con i loro segnalini.',
  'area-unknown':
    'Non c’è nessuna zona «{area}»: i segnalini stanno sui sei colli da Aventinus a Viminalis, nel Forum Romanum, nel Consul Legion Camp e nel Waiting Camp.',
  'area-capitolium': 'Sul Capitolium non sta nulla: metti questi segnalini al loro posto.',
  'area-without-list': 'Qui serve un elenco con i segnalini di ogni giocatore, nell’ordine dei giocatori.',
  'area-players':
    'Qui {count:c’è|ci sono} {count} {count:voce|voci}, ma la partita ha {players} giocatori: danne una per ciascuno, anche vuota.',
  'markers-missing': 'Qui servono i segnalini di un giocatore, tra parentesi graffe: quanti di ogni classe.',
  'class-unknown': 'Non ci sono segnalini «{class}»: si chiamano noble, knight, centurion e plebeian.',
  'markers-not-number': 'Questo non è un numero di segnalini: scrivi solo cifre.',
  'markers-negative': 'Non ci possono essere meno di 0 segnalini: scrivi 0 o più.',
  'markers-not-whole': 'Un segnalino non si divide: scrivi un numero intero.',
  'camp-plebeians-only': 'Nei campi stanno solo i plebei: sposta questi segnalini su un colle o nel Foro.',
  'too-many-nobles':
    'Il giocatore {player} ha qui {count} nobili, e la scatola ne contiene {most}: controlla dove sono.',
  'too-many-knights':
    'Il giocatore {player} ha qui {count} cavalieri, e la scatola ne contiene {most}: controlla dove sono.',
  'too-many-centurions':
    'Il giocatore {player} ha qui {count} centurioni, e la scatola ne contiene {most}: controlla dove sono.',
  'too-many-plebeians':
    'Il giocatore {player} ha qui {count} plebei, e la scatola ne contiene {most}: controlla dove sono.',
  'penalties-missing':
    'Qui serve un elenco che dica quante volte ogni giocatore ha avuto la mano vuota, come [0, 1, 0].',
  'penalties-players':
    'Qui {count:c’è|ci sono} {count} {count:numero|numeri}, ma la partita ha {players} giocatori: danne uno per ciascuno.',
  'penalties-unsound':
    'Qui si indica quante volte un giocatore ha avuto la mano vuota: scrivi un numero intero da 0 a {most}.',

  'empty-text':
    'In questo testo non c’è nulla: apri il file di una partita, o incolla una riga che comincia con P1_ o S1_.',
  'no-table':
    'In questo testo non c’è nessuna partita: apri il file di una partita, o incolla fino in fondo una riga che comincia con P1_ o S1_.',
  'too-large': 'Questo supera {most} KB, troppi per un file del genere: è il file giusto?',
  'not-utf8': 'Questo non è testo in UTF-8: salvalo in UTF-8, poi riprova.',
  'not-json': 'Questo non è JSON e non si può leggere: è il file giusto, ed è intero?',
  'list-too-long': 'Qui ci sono {length} voci, e se ne leggono al massimo {most}: è il file giusto?',
  'too-many-values': 'Qui ci sono più di {most} valori, troppi per un file del genere: è il file giusto?',
  'key-doubled': 'Qui c’è un secondo «{key}», e non è chiaro quale valga: togline uno.',
  'other-game': 'Questo è un file dell’altro gioco: aprilo da «Apri e salva».',
  'game-not-copy': 'Questa è una partita, non una scatola con le sue fonti: aprila da «Apri e salva».',
  'copy-not-game': 'Questa è una scatola con le sue fonti, non una partita: aprila da «La mia scatola».',
  'notebook-not-file':
    'Questo è tutto ciò che l’app aveva salvato, ma è troppo danneggiato o troppo vecchio per essere letto: conservalo, forse un’altra versione lo leggerà.',
  'newer-version':
    'Questo viene da una versione più recente del formato ({version}): aggiorna l’app, poi riprova.',
  'unknown-key': '«{key}» non è previsto in questo file: toglilo, o correggi il nome.',
  'value-missing': 'Questo campo manca: aggiungilo.',
  'must-be': 'Qui c’è {found}, ma deve esserci {options}.',
  'not-one-of': 'Qui c’è {found}, ma deve esserci uno di questi valori: {options}.',
  'not-text': 'Qui c’è {found}, ma serve un testo: mettilo tra virgolette.',
  'not-a-list': 'Qui c’è {found}, ma serve un elenco: mettilo tra parentesi quadre.',
  'not-an-object': 'Qui c’è {found}, ma servono valori con un nome: mettili tra parentesi graffe.',
  'more-problems':
    'E {count:c’è ancora|ci sono ancora} {count} {count:motivo|motivi}: correggi prima quelli qui sopra, poi riprova.',

  'count-players':
    'Qui {count:c’è|ci sono} {count} {count:numero|numeri}, ma la partita ha {players} giocatori: lasciane uno per giocatore.',
  'count-not-number': 'Questo non è un numero: scrivi solo cifre.',
  'count-negative': 'Nessuno può avere meno di 0: scrivi 0 o più.',
  'count-not-whole': 'Si contano solo numeri interi: togli ciò che segue la virgola.',
  'count-influence-too-large':
    'È più di quanto sei abitanti possano guadagnare intorno a questo colle ({most}): controlla.',
  'count-points-too-many': 'È più di quanto si possa vincere in questa partita ({most}): controlla.',
  'count-taker-unknown':
    'Nessuno ha questo numero: i giocatori vanno da 0 a {most}, null è nessuno, un elenco è un pareggio.',
  'count-taker-doubled': 'Qui un giocatore è nominato due volte: nomina ognuno una volta sola.',
  'count-taker-contradicts':
    'Secondo l’influenza inserita per il colle {letter}, lo prende qualcun altro: correggi una delle due cose.',

  'notation-unknown': 'Questa non è una partita in notazione: una riga del genere comincia con P1_ o S1_.',
  'notation-newer':
    'Questa riga viene da una versione più recente della notazione ({version}): aggiorna l’app, poi riprova.',
  'notation-too-long': 'Questa riga supera {most} caratteri, troppi per una partita: è il testo giusto?',
  'notation-cut-short': 'Questa riga è tagliata: copiala di nuovo, fino in fondo.',
  'notation-left-over': 'Dopo la fine della partita c’è dell’altro: copia soltanto la riga.',
  'notation-check':
    'Un carattere di questa riga è sbagliato, manca o è fuori posto: copia di nuovo la riga. Se l’hai cambiata apposta, i suoi ultimi due caratteri devono essere {check}.',
  'notation-players':
    'La seconda parte, i giocatori, non si può leggere: dev’essere come rG-Anna-Maria.b-Zo~06j~, dove - è uno spazio in un nome e ~06j~ una ë.',
  'notation-rulings':
    'La terza parte, le interpretazioni, non si può leggere: al massimo cinque lettere, come bfoio, ognuna la prima di una risposta.',
  'notation-rulings-newer':
    'Questa riga viene da una versione più recente dell’app, che conosce altre interpretazioni: aggiorna l’app, poi riprova.',
  'notation-board':
    'La quarta parte, le tessere, non si può leggere: R o L, poi per ogni tessera lettera, freccia (da 0 a 5), gettone (da 1 a 9) e fonti (da 1 a 6).',
  'notation-pieces':
    'La quinta parte, le pedine, non si può leggere: sette gruppi di sei separati da punti, R un mercante rosso, r un contadino rosso, 1 il condottiero del primo giocatore, - nessuno.',
  'notation-seats':
    'La seconda parte, i giocatori, non si può leggere: dev’essere come r-Anna-Maria.g-Zo~06j~.b, un colore e un nome per giocatore, dove - è uno spazio in un nome e ~06j~ una ë.',
  'notation-answers':
    'La terza parte, le interpretazioni, non si può leggere: al massimo quattro lettere, come otsu, ognuna la prima di una risposta.',
  'notation-epoch':
    'L’epoca {epoch} nella quarta parte non si può leggere: è l’ordine di gioco, poi le zone con i loro segnalini, come 123AxaP-2.',
  'notation-group':
    'La tessera {letter} ha {count} {count:carattere|caratteri} nella quinta parte: ne servono sei, uno per terreno.',
};
