/**
 * Inhabitants and their owners. Nobody plays the colour of an ally, so the ally's owner is always added: "green
 * peasant (ally of Marco)". The phrases are whole ones from the catalogue, and a template uses them only as a
 * subject, after a colon or in brackets, so that no language has to inflect them.
 */

import type { FieldName, Owner, People, Piece, Player } from '../../palatinus';
import type { Speaker } from '../speaker';
import { capital, ownerOf, playerName } from './naming';

type Say = Speaker<'pieces' | 'words'>;

/** `player` is null for an ally that counts for nobody. */
export type Owned = { readonly people: People; readonly player?: Owner };

/** "red merchant", "green merchant (ally of Marco)": a label for readers who see or know who plays which colour. */
export function pieceName(say: Say, players: readonly Player[], { people, kind }: Piece): string {
  return aside(say, say(`pieces.${people}-${kind}`), allyWords(say, players, { people }));
}

/** "red merchant (Livia)", "green merchant (ally of Marco)": a label where names are as important as colours. */
export function pieceAndOwner(say: Say, players: readonly Player[], { people, kind }: Piece): string {
  return aside(say, say(`pieces.${people}-${kind}`), ownerNote(say, players, { people }));
}

/** "the blue peasant on A4 (Nora)", "the green peasant on A4 (ally of Marco)": the subject of a sentence. */
export function pieceOn(
  say: Say,
  players: readonly Player[],
  { kind, at, ...owned }: Owned & Pick<Piece, 'kind'> & { readonly at: FieldName },
): string {
  const piece = say('words.pieceOn', { piece: say(`pieces.the-${owned.people}-${kind}`), at });
  return aside(say, piece, ownerNote(say, players, owned));
}

/** "blue peasant on A4 (Nora)": a label, in which `note` may replace the owner. */
export function pieceLabelOn(
  say: Say,
  players: readonly Player[],
  { people, kind, at }: Piece & { readonly at: FieldName },
  note: string = ownerNote(say, players, { people }),
): string {
  return aside(say, say('words.pieceOn', { piece: say(`pieces.${people}-${kind}`), at }), note);
}

/**
 * "Marco", "ally of Marco", "ally of Marco, for nobody"; empty for a player without a name, who is known by the
 * colour.
 */
export function ownerNote(say: Speaker<'words'>, players: readonly Player[], owned: Owned): string {
  const ally = allyWords(say, players, owned);
  if (ally) return ally;
  const player = players.find(({ people }) => people === owned.people);
  return player?.name === undefined ? '' : playerName(say, player);
}

/**
 * "Marco", "Green (ally of Marco)", "Green (ally of Marco, for nobody)": the owner, where no colour was mentioned
 * before.
 */
export function ownerName(say: Speaker<'words'>, players: readonly Player[], owned: Owned): string {
  const player = players.find(({ people }) => people === owned.people);
  if (player) return playerName(say, player);
  return aside(say, capital(say(`words.${owned.people}`)), allyWords(say, players, owned));
}

/** "Livia (red)", "Red", "Green (ally of Livia)": a colour and its owner. */
export function colourAndOwner(say: Speaker<'words'>, players: readonly Player[], people: People): string {
  const player = players.find((one) => one.people === people);
  return player?.name === undefined
    ? ownerName(say, players, { people })
    : aside(say, playerName(say, player), say(`words.${people}`));
}

/** "Livia (red, ally: green)", "Red (ally: green)", "Livia (red)", "Red": a player with all colours. */
export function playerAndColours(say: Speaker<'words'>, player: Player): string {
  const colours = [
    ...(player.name === undefined ? [] : [say(`words.${player.people}`)]),
    ...(player.ally ? [say('words.ally', { name: say(`words.${player.ally}`) })] : []),
  ];
  return aside(say, playerName(say, player), colours.join(', '));
}

/** "ally of Marco"; empty for the colour of a player. */
function allyWords(say: Speaker<'words'>, players: readonly Player[], { people, player }: Owned): string {
  const owner = players[ownerOf(players, people)];
  if (owner?.ally !== people) return '';
  return say(player === null ? 'words.neutralAlly' : 'words.allyOf', { name: playerName(say, owner) });
}

function aside(say: Speaker<'words'>, what: string, more: string): string {
  return more ? say('words.aside', { what, more }) : what;
}
