import type { AreaMessages } from '../../speaker';

export const practice: AreaMessages<'practice'> = {
  title: 'I tuoi esercizi',
  text: 'Ciò che hai imparato resta su questo dispositivo. Un file lo porta altrove: «Apri e salva» lo aggiunge a ciò che c’è già.',
  save: 'Salva come file',
  fileName: 'septimontium-esercizi',
  saved: 'Salvato tra i download: {name}',
  added: 'I tuoi esercizi sono stati aggiunti a quelli che c’erano. Niente è andato perso.',
  partlyAdded:
    'Questo file è danneggiato. Ciò che si poteva leggere dei tuoi esercizi è stato aggiunto a quelli che c’erano.',
  learn: 'Impara',
};
