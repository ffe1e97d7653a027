import { type Text, text } from '#engine/core/text.ts';
import type { OptionId } from './options.ts';

/** Names and explanations of the options (tirol §10, §15). */
export const OPTION_TEXTS: Readonly<Record<OptionId, { readonly name: Text; readonly sentence: Text }>> = {
  'talon-deal': {
    name: text('Talon geben', 'Dealing the talon'),
    sentence: text(
      'Der Talon wird in der Mitte oder zu Beginn gegeben.',
      'The talon is dealt in the middle or at the start.',
    ),
  },
  'bei-groups': {
    name: text('Spiele „bei“', 'Games side by side'),
    sentence: text(
      'Welche negativen Spiele nebeneinander gespielt werden dürfen: gleichwertige, nur gleiche oder keine.',
      'Which negative games may be played side by side: those of equal value, only the same one, or none.',
    ),
  },
  'bei-settlement': {
    name: text('Abrechnung „bei“', 'Settling games side by side'),
    sentence: text(
      'Jeder Spieler rechnet mit allen drei anderen ab, oder nur mit denen, die nicht selbst spielen.',
      'Every declarer settles with all three others, or only with those who are not declarers themselves.',
    ),
  },
  'kontra-levels': {
    name: text('Kontra-Stufen', 'Levels of kontra'),
    sentence: text(
      'Wie oft verdoppelt wird: gar nicht (0), nur Kontra (1), auch Rekontra (2) oder auch Subkontra (3).',
      'How often stakes are doubled: not at all (0), kontra only (1), rekontra too (2), or subkontra as well (3).',
    ),
  },
  'bei-beats-solorufer': {
    name: text('Piccolo-bei vor Solorufer', 'Piccolo-bei over Solorufer'),
    sentence: text(
      'Ein Piccolo „bei“ überbietet einen Solorufer, der nach dem Piccolo angesagt wurde.',
      'A Piccolo “bei” outbids a Solorufer that was bid after the Piccolo.',
    ),
  },
  'king-in-talon': {
    name: text('König im Talon', 'King in the talon'),
    sentence: text(
      'Was man außer schleifen und alleine spielen darf: alle sechs oder drei beliebige nehmen, den Vogel wechseln, trischaken, einen zweiten König rufen.',
      'What is allowed besides conceding and playing alone: taking all six or any three, switching the bird, Trischaken, calling a second king.',
    ),
  },
  'kontra-scope': {
    name: text('Kontra zählt', 'Kontra counts'),
    sentence: text(
      'Kontra zählt für Punkte und Geld, oder nur für das Geld.',
      'Kontra counts for points and money, or for money only.',
    ),
  },
  'bird-lock': {
    name: text('Angesagte Karten', 'Announced cards'),
    sentence: text(
      'Angesagte Vögel und Könige dürfen vor ihrem Stich nicht freiwillig fallen, oder es kostet nur die Prämie.',
      'Announced birds and kings may not be given up voluntarily before their trick, or doing so only loses the bonus.',
    ),
  },
  'farben-de-luxe': {
    name: text('Farbenspiele de luxe', 'Farbenspiele de luxe'),
    sentence: text(
      'Tarock ist eine gewöhnliche fünfte Farbe: frei verlegen, frei ausspielen, kein Tarockzwang.',
      'Tarock is an ordinary fifth suit: discard and lead it freely, with no obligation to play it.',
    ),
  },
  'solorufer-kontra-void': {
    name: text('Solorufer: Kontra verfällt', 'Solorufer: kontra is void'),
    sentence: text(
      'Liegt beim Solorufer der gerufene König im Talon, zählt kein Kontra.',
      'If the called king of a Solorufer is in the talon, no kontra counts.',
    ),
  },
  'silent-loss': {
    name: text('Stille Zusätze verlieren', 'Silent bonuses can be lost'),
    sentence: text(
      'Ein stiller Pagat oder König, der in seinem Stich fällt, zählt für die Gegner.',
      'A silent Pagat or king that is beaten in its trick counts for the opponents.',
    ),
  },
  'trischaken-stichzwang': {
    name: text('Trischaken: Stichzwang', 'Trischaken: must beat'),
    sentence: text(
      'Die Vorhand entscheidet, oder es gilt immer oder nie Stichzwang.',
      'Forehand decides, or players must beat the trick always or never.',
    ),
  },
  'trischaken-talon': {
    name: text('Trischaken: Talon', 'Trischaken: talon'),
    sentence: text(
      'Der Talon kommt zu den ersten sechs Stichen oder zum letzten Stich, oder die Vorhand entscheidet.',
      'The talon goes to the first six tricks or to the last one, or forehand decides.',
    ),
  },
  'trischaken-settlement': {
    name: text('Trischaken: Abrechnung', 'Trischaken: settlement'),
    sentence: text(
      'Am Tisch zahlen die mit den meisten Punkten den anderen; online rechnet jeder mit jedem ab.',
      'At the table, those with the most points pay the others; online, everybody settles with everybody.',
    ),
  },
  'two-virgins': {
    name: text('Trischaken: zwei ohne Stich', 'Trischaken: two without a trick'),
    sentence: text(
      'Zwei Spieler ohne Stich kassieren je von allen, oder sie teilen sich die Zahlung.',
      'Two players without a trick each collect from all, or they share the payment.',
    ),
  },
  'trischaken-forehand-tie': {
    name: text('Trischaken: Vorhand gleichauf', 'Trischaken: forehand tied'),
    sentence: text(
      'Hat die Vorhand gemeinsam mit anderen die meisten Punkte, wird geteilt, oder sie zahlt alleine.',
      'If forehand is tied for the most points, they share the loss, or forehand pays alone.',
    ),
  },
  'trick-review': {
    name: text('Stiche nachsehen', 'Reviewing tricks'),
    sentence: text(
      'Welche gemachten Stiche während des Spiels noch einmal angesehen werden dürfen.',
      'Which tricks already won may be looked at again during play.',
    ),
  },
  'early-stop': {
    name: text('Vorzeitig beenden', 'Stop early'),
    sentence: text(
      'Ein negatives Spiel endet, sobald jeder Ansager verloren hat.',
      'A negative game ends as soon as every declarer has lost.',
    ),
  },
  'table-size': {
    name: text('Tischgröße', 'Table size'),
    sentence: text(
      'Zu viert, oder zu fünft: dann setzt der Geber aus.',
      'Four players, or five: then the dealer sits out.',
    ),
  },
  cutter: {
    name: text('Abheben', 'Cutting'),
    sentence: text(
      'Es hebt der linke Nachbar des Gebers ab oder der Spieler gegenüber.',
      'The dealer’s left neighbour cuts, or the player opposite.',
    ),
  },
  'ouvert-talk': {
    name: text('Ouvertspiele mit Reden', 'Ouvert games with talking'),
    sentence: text(
      'Bei offen gelegten Karten dürfen sich die Gegner beraten; sonst gilt: berührt, geführt.',
      'With all hands face up, the defenders may confer; otherwise a card touched is a card played.',
    ),
  },
  'trischaken-positive': {
    name: text('Trischaken positiv', 'Trischaken for points'),
    sentence: text(
      'Wer am meisten Punkte macht, gewinnt: Jeder darf eine Karte gegen den offenen Talon tauschen, ohne Stichzwang und ohne Pagatregel; jeder rechnet mit jedem ab.',
      'Most points win: everybody may exchange a card with the open talon, no obligation to beat, no Pagat rule; everybody settles with everybody.',
    ),
  },
  'double-rounds': {
    name: text('Doppelrunden', 'Double rounds'),
    sentence: text(
      'Nach einem Trischaken oder Fensterbankl zählt eine ganze Runde doppelt.',
      'After a Trischaken or a Fensterbankl, a whole round counts double.',
    ),
  },
  fensterbrettl: {
    name: text('Fensterbrettl', 'Fensterbrettl'),
    sentence: text(
      'Geht ein gespieltes Spiel für alle mit null Punkten aus, zählt danach eine ganze Runde doppelt, nur das nächste Spiel, oder keines.',
      'If a deal that was played brings nobody a point, a whole round counts double after it, or the next deal only, or none.',
    ),
  },
  'double-overlap': {
    name: text('Doppelrunden, die sich treffen', 'Double rounds that meet'),
    sentence: text(
      'Eine neue Doppelrunde in einer Doppelrunde folgt danach, beginnt neu, oder verdoppelt noch einmal.',
      'A new double round within a double round follows it, restarts it, or doubles again.',
    ),
  },
  pagatkassa: {
    name: text('Pagatkassa', 'Pagat pot'),
    sentence: text(
      'Ein Topf neben der Wertung: Der angesagte Pagat räumt ihn aus oder füllt ihn. Einsatz, Untergrenze und Obergrenze werden am Tisch vereinbart.',
      'A pot separate from the score: an announced Pagat takes it or pays into it. Ante, floor and cap are agreed at the table.',
    ),
  },
  standing: {
    name: text('Gesamtwertung', 'Overall standings'),
    sentence: text(
      'Gewöhnliche Summe, oder Skoty-Trophy: Minuspunkte zählen halb, ohne Doppelrunden und Pagatkassa.',
      'Plain total, or Skoty Trophy: minus points count half, no double rounds, no Pagat pot.',
    ),
  },
  'skoty-unit': {
    name: text('Skoty: halbiert wird', 'Skoty: what is halved'),
    sentence: text(
      'Halbiert wird das Minus eines Abends oder jedes einzelnen Spiels.',
      'The minus of a whole evening is halved, or of each deal.',
    ),
  },
  kaiserstich: {
    name: text('Kaiserstich', 'Kaiserstich'),
    sentence: text(
      'Liegen alle drei Trullstücke in einem Stich, sticht der Pagat: immer, oder nur, wenn Mond, Sküs und Pagat in dieser Reihenfolge gefallen sind.',
      'If all three Trull cards are in one trick, the Pagat wins it: always, or only if Mond, Sküs and Pagat were played in this order.',
    ),
  },
  selbstrufer: {
    name: text('Selbstrufer', 'Calling oneself'),
    sentence: text(
      'Man darf einen eigenen König rufen und spielt dann heimlich allein gegen drei.',
      'You may call a king of your own, and then secretly play alone against three.',
    ),
  },
  'bettler-ohne-stichzwang': {
    name: text('Bettler ohne Stichzwang', 'Bettler: no need to beat'),
    sentence: text('In Bettlern muss nicht überstochen werden.', 'In Bettler games, nobody has to beat the trick.'),
  },
  schlussrad: {
    name: text('Schlussrad', 'Schlussrad (last Radl)'),
    sentence: text(
      'Das letzte Radl des Abends zählt doppelt: in der letzten vereinbarten Runde, mit Finale in diesem.',
      'The evening’s last Radl (everybody deals once) counts double: in the last agreed round, or in the final if there is one.',
    ),
  },
  sechser: {
    name: text('Sechserdreier', 'Sechserdreier'),
    sentence: text(
      'Nur als erstes Wort der Vorhand, auch hinten nach dreimal „weiter“, oder für alle.',
      'Only as forehand’s opening bid, also after three passes, or for everybody.',
    ),
  },
  farbenrufer: {
    name: text('Farbenrufer', 'Farbenrufer'),
    sentence: text(
      'Ein Rufer, in dem Tarock keine Farbe sticht. Wert und Rang werden am Tisch vereinbart.',
      'A Rufer in which tarocks are not trumps. Value and rank are agreed at the table.',
    ),
  },
  farbensolorufer: {
    name: text('Farbensolorufer', 'Farbensolorufer'),
    sentence: text(
      'Ein Solorufer, in dem Tarock keine Farbe sticht. Wert und Rang werden am Tisch vereinbart.',
      'A Solorufer in which tarocks are not trumps. Value and rank are agreed at the table.',
    ),
  },
  farbensechser: {
    name: text('Farbensechser', 'Farbensechser'),
    sentence: text(
      'Alle sechs Talonkarten verdeckt; Tarock sticht keine Farbe. Wert und Rang werden am Tisch vereinbart.',
      'All six talon cards unseen; tarocks are not trumps. Value and rank are agreed at the table.',
    ),
  },
  farbenzweier: {
    name: text('Farbenzweier', 'Farbenzweier'),
    sentence: text(
      'Zwei Karten aus dem offenen Talon; Tarock sticht keine Farbe. Wert und Rang werden am Tisch vereinbart.',
      'Two cards from the open talon; tarocks are not trumps. Value and rank are agreed at the table.',
    ),
  },
  zweier: {
    name: text('Zweier', 'Zweier'),
    sentence: text(
      'Allein mit zwei Karten aus dem offenen Talon. Wert und Rang werden am Tisch vereinbart.',
      'Alone with two cards from the open talon. Value and rank are agreed at the table.',
    ),
  },
  solobesser: {
    name: text('Solobesser', 'Solobesser'),
    sentence: text(
      'Ein Besserrufer ohne Talon; Zusätze zählen doppelt. Wert und Rang werden am Tisch vereinbart.',
      'A Besserrufer without the talon; bonuses count double. Value and rank are agreed at the table.',
    ),
  },
  besserdreier: {
    name: text('Besserdreier', 'Besserdreier'),
    sentence: text(
      'Ein Dreier, der einen Vogel ansagt. Wert und Rang werden am Tisch vereinbart.',
      'A Dreier that announces a bird. Value and rank are agreed at the table.',
    ),
  },
  dreifachsack: {
    name: text('Dreifachsack', 'Third sack'),
    sentence: text(
      'Der 3. Sack: 65 Punkte und 2 Blatt, nur angesagt. Sein Wert wird am Tisch vereinbart.',
      'The third sack: 65⅔ points, announced only. Its value is agreed at the table.',
    ),
  },
  kondor: {
    name: text('Kondor', 'Kondor'),
    sentence: text(
      'Tarock VI macht den siebten Stich. Still und angesagt werden am Tisch vereinbart.',
      'Tarock VI wins the seventh trick. Its values, silent and announced, are agreed at the table.',
    ),
  },
  mondfang: {
    name: text('Mondfang', 'Mondfang'),
    sentence: text(
      'Der Sküs der anderen Partei sticht den Mond. Der Wert wird am Tisch vereinbart.',
      'The other side’s Sküs takes the Mond. The value is agreed at the table.',
    ),
  },
  koenigfang: {
    name: text('Königfang', 'Königfang'),
    sentence: text(
      'Die Gegner stechen den gerufenen König. Der Wert wird am Tisch vereinbart.',
      'The defenders take the called king. The value is agreed at the table.',
    ),
  },
  pagatfang: {
    name: text('Pagatfang', 'Pagatfang'),
    sentence: text(
      'Die andere Partei sticht den Pagat. Der Wert wird am Tisch vereinbart.',
      'The other side takes the Pagat. The value is agreed at the table.',
    ),
  },
};
