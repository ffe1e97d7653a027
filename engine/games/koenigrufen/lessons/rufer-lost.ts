import { text } from '#engine/core/text.ts';
import { inTurn, type Lesson, sentence } from '#engine/kernel/words/lesson.ts';
import type { KoenigrufenAction } from '../phases/index.ts';

export const RUFER_LOST: Lesson<KoenigrufenAction> = {
  id: 'rufer-lost',
  title: text('Ein Rufer, der verloren geht', 'A Rufer that is lost'),
  about: text(
    'Drei Könige und wenige Tarock: warum das täuscht, und was es kostet.',
    'Three kings and few tarocks: why that deceives, and what it costs.',
  ),
  profile: 'einfach',
  table: 4,
  dealer: 3,
  seat: 0,
  deck: 'T9 T1 SK C10 CJ H2 S9 D3 T14 T6 CK T5 T17 CQ HQ CN SN C9 HJ H1 D1 T2 T8 T22 D2 S7 C7 T12 S10 T13 T15 DK DQ HK T10 T20 T3 D4 T19 DN S8 C8 T11 H3 SQ T16 T4 HN SJ T21 T18 T7 DJ H4',
  acts: [
    { type: 'vorhand' },
    ...inTurn('pass', 3),
    { type: 'bid', contract: 'rufer' },
    { type: 'call-fourth' },
    { type: 'take', half: 1 },
    { type: 'discard', cards: ['C10', 'CJ', 'DQ'] },
    ...inTurn('good', 4),
    'T9 T3 T11 T2',
    'SN SJ SK S9',
    'T10 T6 T17 T8',
    'SQ T7 S10 S8',
    'H1 HK T5 H3',
    'CK C9 T22 T12',
    'D1 DK DN T4',
    'CQ T21 T13 C8',
    'DJ T15 D3 T16',
    'CN T18 T20 T14',
    'T1 T19 HN H4',
    'D4 HQ HJ H2',
  ],
  steps: [
    {
      at: 0,
      say: sentence(
        'Drei Könige sehen stark aus. Du hast aber nur fünf Tarock, und nur einer davon ist hoch, der {T20}.',
        'Three kings look strong. But you have only five tarocks, and only one of them is high, the {T20}.',
      ),
    },
    {
      at: 4,
      say: sentence(
        'Alle haben „Weiter“ gesagt. Mit drei Königen wagst du einen Rufer.',
        'Everybody has passed. With three kings you dare a Rufer.',
      ),
      wrong: {
        other: sentence(
          'In dieser Lektion geht es um den Rufer, der nicht ganz reicht.',
          'This lesson is about the Rufer that just fails.',
        ),
      },
      right: sentence(
        'Mit so vielen Königen ist ein Rufer meist zu gewinnen, aber nicht immer.',
        'With so many kings a Rufer is usually won, but not always.',
      ),
    },
    {
      at: 5,
      say: sentence(
        'Drei Könige hast du selbst. Ruf „den Vierten“: So sagst du nicht, welche Farbe er hat.',
        'You hold three kings yourself. Call “the fourth”: so you do not tell its suit.',
      ),
      wrong: {
        other: sentence(
          'Derselbe König, aber so verrätst du die Farbe. Mit drei Königen sagt man „den Vierten“.',
          'The same king, but you give its suit away. With three kings one says “the fourth”.',
        ),
      },
      right: sentence(
        'So weiß niemand, in welcher Farbe du keinen König hast.',
        'This way nobody knows in which suit you have no king.',
      ),
    },
    {
      at: 6,
      say: sentence('Welche Hälfte hilft einem Blatt mit wenigen Tarock?', 'Which half helps a hand with few tarocks?'),
      wrong: {
        other: sentence(
          'Darin liegt kein einziger Tarock. In der anderen sind zwei.',
          'There is not a single tarock in it. The other has two.',
        ),
      },
      right: sentence('Zwei Tarock mehr.', 'Two more tarocks.'),
    },
    {
      at: 12,
      say: sentence('Du spielst wie immer zuerst Tarock.', 'As always, you lead tarocks first.'),
      wrong: {
        T1: sentence('Den Pagat nimmt dir jeder.', 'Anybody takes the Pagat.'),
        other: sentence('Zieh mit einem kleinen Tarock: dem {T9}.', 'Draw with a small tarock: the {T9}.'),
      },
      right: sentence(
        'Der genügt, um den Gegnern Tarock zu ziehen, und die hohen bleiben dir.',
        'It is enough to draw the defenders’ tarocks, and you keep the high ones.',
      ),
    },
    {
      at: 18,
      say: sentence(
        '{SN} ist ausgespielt. Nimm den Stich, solange niemand sticht.',
        '{SN} was led. Take the trick while nobody trumps.',
      ),
      wrong: {
        other: sentence(
          'Der {SK} nimmt den Stich. Später würde man ihn stechen.',
          'The {SK} takes the trick. Later it would be trumped.',
        ),
      },
      right: sentence('Ein König, der durchkommt, bringt viel.', 'A king that survives is worth a lot.'),
    },
    {
      at: 36,
      say: sentence(
        '{seat1} spielt mit dir, aber den {CK} hat ein Gegner mit dem Sküs gestochen: Seine Punkte gehören jetzt den anderen.',
        '{seat1} plays with you, but an opponent has trumped the {CK} with the Sküs: its points now belong to the others.',
      ),
    },
  ],
  end: sentence(
    'Zu wenig: Der Rufer ist verloren, und jeder von euch zahlt einem Gegner einen Punkt. Könige zählen viel, gewonnen wird aber mit Tarock.',
    'Too few: the Rufer is lost, and each of you pays an opponent a point. Kings count a lot, but tarocks win games.',
  ),
};
