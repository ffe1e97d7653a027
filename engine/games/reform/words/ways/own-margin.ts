import { text } from '#engine/core/text.ts';
import type { Emptied, Noted } from '#engine/games/reform/noted.ts';
import { notedIn } from '#engine/games/reform/row.ts';
import type { Game } from '#engine/kernel/score.ts';
import type { Margin } from '#engine/kernel/words/phrase.ts';
import type { FinishedRow } from '#engine/kernel/words/texts.ts';
import { sharesMargin } from './shares.ts';

/** How a game that is not for points ended, by what was noted of it (reform §7.8, §7.9). */
export function ownMargin({ declarer }: Game, { notes }: FinishedRow): Margin | undefined {
  if (!notes) return undefined;
  const { emptied, pictures, players } = notedIn({ notes });
  if (emptied) return emptiedMargin(emptied);
  if (pictures !== undefined) return picturesMargin(pictures);
  return players && sharesMargin(declarer, players);
}

function emptiedMargin({ ending, tricks = 0, cards = 0 }: Emptied): Margin {
  switch (ending) {
    case 'empty':
      return {
        text: text('nach {n} {n|Stich|Stichen} ohne Karten', 'out of cards after {n} {n|trick|tricks}'),
        values: { n: tricks },
      };
    case 'left':
      return {
        text: text('{n} {n|Karte|Karten} übrig', '{n} {n|card|cards} left'),
        values: { n: cards },
      };
    case 'stuck':
      return {
        text: text('ohne Karte zum Bedienen im {n}. Stich', 'unable to follow in trick {n}'),
        values: { n: tricks + 1 },
      };
    case 'missing':
      return { text: text('eine Farbe fehlte von Anfang an', 'a suit was missing from the start') };
  }
}

const picturesMargin = (pictures: NonNullable<Noted['pictures']>): Margin =>
  pictures === 0
    ? { text: text('keine drei gleichen Bilder mehr', 'no three equal pictures left') }
    : { text: text('{n} gleiche Bilder übrig', '{n} equal pictures left'), values: { n: pictures } };
