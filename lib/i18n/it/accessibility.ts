import type { AreaMessages } from '../speaker';

export const accessibility: AreaMessages<'accessibility'> = {
  title: 'Accessibilità',
  lead: 'Tutti, attorno al tavolo, devono poter seguire il conteggio. Ecco che cosa funziona senza mouse, senza guardare e con caratteri grandi, e che cosa non funziona ancora bene.',
  aim: 'Il nostro obiettivo: le linee guida WCAG 2.2, livello AA, in ogni schermata e in ogni lingua dell’app.',
  works: 'Che cosa funziona',
  keyboard:
    'Si può fare tutto con la tastiera. Un bordo mostra dove sei, e la prima fermata di ogni pagina porta oltre l’intestazione.',
  ear: 'Tutto ciò che è disegnato viene anche detto: ogni terreno con la sua fonte e la sua pedina, chi cattura e chi fugge, ogni somma, chi prende un colle e perché. Ciò che cambia viene annunciato. Se vuoi, è l’app a leggere il conteggio ad alta voce.',
  touch:
    'Non serve trascinare né tenere premuto: tocca una pedina per toglierla, poi tocca il terreno in cui deve stare. Tutto ciò che si tocca è largo e alto almeno 44 pixel; solo i link dentro una frase sono più bassi.',
  colour:
    'Nessun colore parla da solo: il colore di ogni giocatore ha una sua forma, ogni tipo di abitante un’immagine, ogni segno un disegno.',
  large:
    'I caratteri possono essere grandi il doppio, e una pagina ingrandita al 400 %, senza scorrere di lato. Dove sullo schermo non sta quasi nulla, le barre in alto e in basso scorrono via con il resto.',
  device:
    'Le preferenze del tuo dispositivo vengono seguite: chiaro o scuro, più contrasto, i tuoi colori, meno movimento.',
  keys: 'Tasti',
  everywhere: 'Ovunque',
  everywhereKeys:
    'Tab va avanti e Maiusc+Tab indietro, Invio o Spazio premono, Esc chiude un foglio. Ctrl+Z annulla, Ctrl+Y ripete.',
  countKeys:
    'Freccia destra o Spazio: passo successivo. Freccia sinistra: indietro. Home: il primo passo. Fine: il risultato.',
  limits: 'Che cosa non funziona ancora bene',
  limitTried:
    'Tutto è stato controllato con programmi e con la tastiera, ma non ancora da persone che usano ogni giorno un lettore di schermo.',
  limitBoard:
    'Lettere e numeri sul piano di gioco e sulla mappa non crescono con i caratteri. Ingrandisci la pagina, oppure ascolta.',
  limitWords:
    'Con caratteri molto grandi una parola lunga può spezzarsi a metà, e un nome lungo può essere accorciato; per chi ascolta è intero.',
  limitPicture:
    'L’immagine del punteggio finale da condividere non dice nulla a chi ascolta. Manda piuttosto il link o il testo.',
  limitVoice: 'Quale voce legge, e come, dipende dal dispositivo. Alcuni non ne hanno nessuna.',
  tell: 'Scrivici',
  tellText:
    'Se qualcosa ti impedisce di usare l’app, apri una segnalazione dove è pubblicato il codice sorgente, e di’ quale schermata, quale browser e quale ausilio usi. Per noi è un difetto da correggere.',
};
