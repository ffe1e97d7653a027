import { type Text, text } from '#engine/core/text.ts';
import type { BirdId, Contract } from './contract.ts';
import { rufer } from './rufer.ts';
import { solorufer } from './solorufer.ts';

/** What a game with a bird has of its own. */
interface Promising {
  readonly id: Contract['id'];
  readonly rank: number;
  readonly name: Text;
  readonly bird: BirdId;
  readonly line: Text;
}

/** A Rufer whose bid announces a bird; with the king in the talon it costs what the table agrees (reform §4, §5.4). */
const birdRufer = (own: Promising): Contract => {
  const { lastOnly: _, unplayedIfQuiet: __, becomes: ___, ...game } = rufer;
  return { ...game, worthAlone: 'birdRuferAlone', ways: ['pratermaessig', 'steinhofmaessig'], ...own };
};

/** The same without the talon; further birds may be announced during play (reform §7.2). */
const soloBirdRufer = (own: Promising): Contract => ({ ...solorufer, furtherBirds: true, ...own });

/** The birds, with how their tricks are called. */
const BIRDS = {
  'pagat-ultimo': text('dem Pagat im letzten Stich', 'the Pagat in the last trick'),
  uhu: text('dem Uhu im vorletzten Stich', 'the Uhu in the second-last trick'),
  kakadu: text('dem Kakadu im drittletzten Stich', 'the Kakadu in the third-last trick'),
} as const satisfies Readonly<Record<BirdId, Text>>;

const called = (bird: BirdId): Text => {
  const { de, en } = BIRDS[bird];
  return text(`Ein Rufer, mit ${de}.`, `A Rufer, with ${en}.`);
};

const calledSolo = (bird: BirdId): Text => {
  const { de, en } = BIRDS[bird];
  return text(`Ein Solorufer, mit ${de}.`, `A Solorufer, with ${en}.`);
};

export const pagatrufer = birdRufer({
  id: 'pagatrufer',
  rank: 16,
  name: text('Pagatrufer', 'Pagatrufer'),
  bird: 'pagat-ultimo',
  line: called('pagat-ultimo'),
});
export const uhurufer = birdRufer({
  id: 'uhurufer',
  rank: 17,
  name: text('Uhurufer', 'Uhurufer'),
  bird: 'uhu',
  line: called('uhu'),
});
export const kakadurufer = birdRufer({
  id: 'kakadurufer',
  rank: 18,
  name: text('Kakadurufer', 'Kakadurufer'),
  bird: 'kakadu',
  line: called('kakadu'),
});
export const solopagatrufer = soloBirdRufer({
  id: 'solopagatrufer',
  rank: 31,
  name: text('Solopagatrufer', 'Solopagatrufer'),
  bird: 'pagat-ultimo',
  line: calledSolo('pagat-ultimo'),
});
export const solouhurufer = soloBirdRufer({
  id: 'solouhurufer',
  rank: 32,
  name: text('Solouhurufer', 'Solouhurufer'),
  bird: 'uhu',
  line: calledSolo('uhu'),
});
export const solokakadurufer = soloBirdRufer({
  id: 'solokakadurufer',
  rank: 33,
  name: text('Solokakadurufer', 'Solokakadurufer'),
  bird: 'kakadu',
  line: calledSolo('kakadu'),
});
