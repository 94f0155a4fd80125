import type { AreaMessages } from '../speaker';

export const cli: AreaMessages<'cli'> = {
  usage:
    'Usage : npm run --silent score -- FICHIER|- [--explain] [--lang=en|fr]\n\nCompte un fichier de partie, une notation, ou une par ligne, depuis FICHIER ou l’entrée standard (-).\nÉcrit un résultat par ligne en JSON ; avec --explain, le déroulement en toutes lettres.',
  mistake: 'Je ne comprends pas « {argument} ».',
  nothing: '{name} : aucune partie là-dedans.',
  unreadable: '{name} ne peut être lu : {detail}.',
};
