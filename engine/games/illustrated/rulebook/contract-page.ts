import { type Text, text } from '#engine/core/text.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';
import { nameOf } from '#engine/kernel/words/texts.ts';
import type { Contract } from '../contracts/contract.ts';
import { HIGHEST } from '../contracts/index.ts';
import type { Level } from '../profiles/profile.ts';
import type { Ruleset } from '../ruleset.ts';
import { TEXTS } from '../texts.ts';
import { lineOf } from '../words/names.ts';

/** What a game is and what it is worth, from its declaration and the table's rules. */
export const contractPage = (ruleset: Ruleset, contract: Contract): RulePage => ({
  id: contract.id,
  group: 'contracts',
  title: nameOf(TEXTS.contracts, contract.id),
  source: contract.source,
  lines: contract.hasDeclarer ? declared(ruleset, contract) : trischaken(ruleset),
});

const TIMES: Readonly<Record<Contract['times'], Text | undefined>> = {
  1: undefined,
  2: text('doppelt', 'twice'),
  3: text('dreifach', 'three times'),
  4: text('vierfach', 'four times'),
};

function declared(ruleset: Ruleset, contract: Contract): readonly Text[] {
  const { id, cards, times } = contract;
  const value = (level: Level): number | undefined => ruleset.value(id, level);
  const [taken, held, again] = [value('taken'), value('held'), value('retaken')];
  const counted = TIMES[times];
  return [
    lineOf(contract),
    cards === 0
      ? text(
          'Der Talon bleibt verdeckt und zählt am Ende für die Gegner.',
          'The talon stays face down and counts for the defenders in the end.',
        )
      : text(
          `Dafür legt der Spieler ${cards === 1 ? 'eine Karte weg, die für ihn zählt' : `${cards} Karten weg, die für ihn zählen`}; der Rest des Talons gehört den Gegnern.`,
          `The declarer lays ${cards === 1 ? 'one card away, which still counts' : `${cards} cards away, which still count`} for the declarer; the rest of the talon is the defenders’.`,
        ),
    text(`Das Spiel ist ${String(value('basic'))} wert.`, `The game is worth ${String(value('basic'))}.`),
    ...(taken === undefined ? [] : [text(`Abgelöst ist es ${taken} wert.`, `Taken over, it is worth ${taken}.`)]),
    ...(held === undefined ? [] : [text(`Gehalten ist es ${held} wert.`, `Held, it is worth ${held}.`)]),
    ...(again === undefined ? [] : [text(`Zweimal abgelöst ist es ${again} wert.`, `Retaken, it is worth ${again}.`)]),
    ...(counted ? [text(`Alles zählt ${counted.de}.`, `Everything counts ${counted.en}.`)] : []),
    ...(id === HIGHEST && !ruleset.options['solo-excess']
      ? [text('Die Punkte über oder unter 35 zählen hier nicht.', 'Points above or below 35 do not count here.')]
      : []),
  ];
}

function trischaken({ options }: Ruleset): readonly Text[] {
  const play = options['trischaken-play'];
  return [
    text(
      'Jeder für sich, ohne Ansagen; die Vorhand spielt aus. Wer die meisten Punkte macht, verliert 10, die anderen bekommen je 5.',
      'Everybody alone, without announcements; forehand leads. Whoever takes most points loses 10, the others get 5 each.',
    ),
    text('Wer keinen Stich macht, bekommt 5 mehr.', 'A player who takes no trick gets 5 more.'),
    options['trischaken-tie'] === 'split'
      ? text(
          'Haben zwei gleich viele, teilen sie sich die 10, und der Dritte bekommt 10.',
          'Two who tie for most share the 10, and the third player gets 10.',
        )
      : text('Haben zwei gleich viele, verliert jeder 10.', 'Two who tie for most lose 10 each.'),
    ...(play.includes('stichzwang')
      ? [text('Stichzwang: Wer kann, muss stechen.', 'Whoever can beat the trick must.')]
      : []),
    ...(play.includes('pagat-last')
      ? [text('Der Pagat ist das letzte Tarock, das man spielt.', 'The Pagat is the last tarock that one plays.')]
      : []),
    play.includes('talon-last')
      ? text('Wer den letzten Stich macht, bekommt den Talon.', 'The last trick takes the talon.')
      : text('Der Talon gehört niemandem.', 'The talon is nobody’s.'),
  ];
}
