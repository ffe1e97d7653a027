import { refusing } from '../core/refusal.ts';
import { type Text, text } from '../core/text.ts';

/** The refusals of the command line itself, with their sentences; `{at}` is the place. */
export const CLI_REFUSALS = {
  'unknown-command': text(
    'Den Befehl {at} gibt es nicht; --help zeigt alle.',
    'There is no command {at}; --help lists them all.',
  ),
  'unknown-flag': text(
    '{at} gibt es hier nicht; --help zeigt, was es gibt.',
    'There is no {at} here; --help lists what there is.',
  ),
  'flag-value': text(
    'Dieser Wert ist nicht brauchbar. Möglich ist: {at}.',
    'This value cannot be used. It can be: {at}.',
  ),
  'flag-without-value': text('{at} braucht einen Wert.', '{at} needs a value.'),
  'flag-takes-no-value': text('{at} hat keinen Wert.', '{at} takes no value.'),
  'flag-twice': text(
    '{at} steht zweimal da: Es ist nicht klar, welcher Wert gilt.',
    '{at} is there twice: it is unclear which value counts.',
  ),
  'either-flag': text('Nur eines davon geht: {at}.', 'Only one of these can be given: {at}.'),
  'missing-flag': text('{at} fehlt.', '{at} is missing.'),
  'missing-argument': text(
    '{at} fehlt: ein Dateiname oder - für die Standardeingabe.',
    '{at} is missing: a file name, or - for standard input.',
  ),
  'too-many-arguments': text('{at} ist zu viel.', '{at} is one argument too many.'),
  'unreadable-file': text('{at} kann nicht gelesen werden.', '{at} cannot be read.'),
  'unwritable-file': text('{at} kann nicht geschrieben werden.', '{at} cannot be written.'),
  'unknown-contract': text(
    'Das Spiel {at} gibt es in diesem Profil nicht.',
    'There is no contract {at} in this profile.',
  ),
  'bot-not-named': text(
    '{at} nennt keinen Bot; match --help zeigt alle.',
    '{at} names no bot; match --help lists them all.',
  ),
  'unknown-bot': text(
    'Den Bot {at} gibt es nicht; match --help zeigt alle.',
    'There is no bot {at}; match --help lists them all.',
  ),
  'unknown-parameter': text(
    'Das lässt sich hier nicht einstellen: {at}; match --help zeigt, was es gibt.',
    'This cannot be set here: {at}; match --help lists what there is.',
  ),
  'parameter-not-named': text(
    'In {at} fehlt nach dem Doppelpunkt oder einem Komma, was eingestellt wird; match --help zeigt, was es gibt.',
    'In {at}, what is set is missing after the colon or a comma; match --help lists what there is.',
  ),
  'parameter-value': text(
    'Dieser Wert ist nicht brauchbar. Möglich ist: {at}.',
    'This value cannot be used. It can be: {at}.',
  ),
  'parameter-twice': text(
    'Das ist zweimal eingestellt: {at}. Es ist nicht klar, welcher Wert gilt.',
    'This is set twice: {at}. It is unclear which value counts.',
  ),
  'other-table': text(
    'Der Eintrag in {at} ist von einem Tisch mit anderen Regeln.',
    'The entry in {at} is of a table with other rules.',
  ),
  'nothing-late': text(
    'Dieser Eintrag fügt nichts hinzu, was zu spät käme: Mit {at} ist nichts zu bestätigen.',
    'This entry adds nothing that would come too late: there is nothing for {at} to confirm.',
  ),
  'no-such-action': text(
    'So viele Handlungen hat dieses Spiel nicht ({at}).',
    'The deal does not have that many actions ({at}).',
  ),
  'no-such-seat': text('Platz {at} gibt es an diesem Tisch nicht.', 'There is no seat {at} at this table.'),
  'not-finished': text(
    'Das Spiel ist nicht zu Ende und hat doch eine Abrechnung ({at}).',
    'The deal is not finished but has a settlement ({at}).',
  ),
  'not-vowed': text(
    'In diesem Verlauf steht nicht, wie gemischt wurde ({at}).',
    'This record does not say how the pack was shuffled ({at}).',
  ),
} as const satisfies Readonly<Record<string, Text>>;

export type CliRefusal = keyof typeof CLI_REFUSALS;

/** A refusal of the command line. */
export const refuseCli = refusing<CliRefusal>('cli');
