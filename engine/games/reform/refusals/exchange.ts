import { type Text, text } from '#engine/core/text.ts';

/** What a purchase, a called king and the talon are refused with (reform §3.3, §5). */
export const EXCHANGE = {
  'not-for-sale': text('Dieses Spiel kann man nicht kaufen.', 'This game cannot be bought.'),
  'already-sold': text(
    'Dieses Spiel ist schon gekauft worden. Es wird nur einmal verkauft.',
    'This game has already been bought. It is sold only once.',
  ),
  'already-offered': text(
    'Es will schon jemand kaufen; darüber wird zuerst abgestimmt.',
    'Somebody already wants to buy. Vote on that first.',
  ),
  'fourth-needs-three-kings': text(
    '„Den Vierten“ ruft nur, wer genau drei Könige hat. Ruf einen König mit seiner Farbe.',
    'Only a player with exactly three kings may call “the fourth”. Call a king by its suit.',
  ),
  'king-choice-not-open': text(
    'Das sagst du nur, wenn der gerufene König im aufgedeckten Talon liegt und bevor du etwas nimmst: „Wald und Wiese“ nur im Rufer, prater- oder steinhofmäßig nur, wenn du einen Vogel angesagt hast.',
    'You say this only if the called king lies in the open talon and before you take anything: “Wald und Wiese” only in a Rufer, pratermäßig or steinhofmäßig only if your bid announced a bird.',
  ),
  'partner-must-play': text(
    'Als Partner nennst du einen der drei anderen, die mitspielen.',
    'As your partner you name one of the three others who play.',
  ),
  'card-not-in-talon': text('{at} liegt nicht im Talon.', '{at} is not in the talon.'),
  'one-group-whole-first': text(
    'Nimm zuerst eine Gruppe ganz. Erst dann darfst du Karten aus der anderen dazunehmen.',
    'Take one whole group first. Only then may you add cards of the other one.',
  ),
  'too-many-cards': text('Hier nimmst du nicht mehr als {at} Karten.', 'You may take no more than {at} cards here.'),
  'no-mortgage-here': text(
    'Hypothek ist hier nicht vereinbart: Du nimmst genau {at} Karten.',
    'No mortgage is agreed on here: you take exactly {at} cards.',
  ),
  'talon-is-one-group': text('Hier ist der ganze Talon eine Gruppe.', 'Here the whole talon is one group.'),
  'talon-is-unseen': text(
    'Der Talon bleibt verdeckt: Nimm eine Gruppe, ohne sie anzusehen.',
    'The talon stays face down: take a group without looking at it.',
  ),
  'talon-is-seen': text(
    'Du siehst den Talon: Nimm die Karten, die du willst.',
    'You see the talon: take the cards that you want.',
  ),
  'take-as-many-as-laid': text(
    'Nimm so viele Karten, wie du weggelegt hast: {at}.',
    'Take as many cards as you laid away: {at}.',
  ),
  'lay-as-many-as-taken': text(
    'Leg so viele Karten weg, wie du genommen hast: {at}.',
    'Lay away as many cards as you took: {at}.',
  ),
  'may-not-lay-king': text(
    'Könige darfst du nicht weglegen. {at} bleibt in der Hand.',
    'You may not lay kings away. {at} stays in your hand.',
  ),
  'may-not-lay-honour': text(
    'Sküs, Mond und Pagat darfst du nicht weglegen. {at} bleibt in der Hand.',
    'You may not lay the Sküs, the Mond or the Pagat away. {at} stays in your hand.',
  ),
  'tarock-only-without-choice': text(
    'Ein Tarock legst du nur weg, wenn du sonst keine Karte mehr weglegen kannst. {at} bleibt in der Hand.',
    'You lay a tarock away only if there is no other card left to lay away. {at} stays in your hand.',
  ),
  'promised-bird': text(
    'Du hast einen Vogel angesagt: {at} legst du nur weg, wenn du keine andere Wahl hast.',
    'You have announced a bird: lay {at} away only if you have no other choice.',
  ),
} as const satisfies Readonly<Record<string, Text>>;
