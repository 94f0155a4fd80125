import type { AreaMessages } from '../../speaker';

export const practice: AreaMessages<'practice'> = {
  title: 'Je oefeningen',
  text: 'Wat je hebt geleerd, blijft op dit apparaat. Met een bestand neem je het mee: “Openen en opslaan” voegt het toe aan wat er al is.',
  save: 'Opslaan als bestand',
  fileName: 'septimontium-oefeningen',
  saved: 'Opgeslagen bij je downloads: {name}',
  added: 'Je oefeningen zijn toegevoegd aan wat hier al was. Er is niets verloren gegaan.',
  partlyAdded:
    'Dit bestand is beschadigd. Wat van je oefeningen nog leesbaar was, is toegevoegd aan wat hier al was.',
  learn: 'Leren',
};
