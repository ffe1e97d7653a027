/** A name that nothing exported may have any more. */
interface RetiredWord {
  readonly word: string;
  /** What is said instead; docs/glossary.md has it with its meaning. */
  readonly say: string;
  /** Still to be renamed. Lint asks for the word once this is gone. */
  readonly pending?: true;
}

/** The private words that gave way to the field's own, in the order of docs/glossary.md; a test compares the two. */
export const RETIRED_WORDS: readonly RetiredWord[] = [
  { word: 'Once', say: 'AnswerCache', pending: true },
  { word: 'HEARD', say: 'ACK', pending: true },
  { word: 'Heard', say: 'Audience', pending: true },
  { word: 'hears', say: 'canSee', pending: true },
  { word: 'OutwardCommand', say: 'lan/client/', pending: true },
  { word: 'OutwardRequest', say: 'lan/client/', pending: true },
  { word: 'OutwardAnswers', say: 'lan/client/', pending: true },
  { word: 'Outlook', say: 'lan/client/' },
  { word: 'Vow', say: 'Commitment', pending: true },
  { word: 'Vowed', say: 'Commitment', pending: true },
  { word: 'keepVow', say: 'Commitment', pending: true },
  { word: 'vow', say: 'Commitment', pending: true },
  { word: 'Line', say: 'Connection', pending: true },
  { word: 'Foresight', say: 'CorrectionPreview', pending: true },
  { word: 'proofOf', say: 'decidingTricks', pending: true },
  { word: 'taste', say: 'device-settings.ts' },
  { word: 'Keeper', say: 'GuestAdmission', pending: true },
  { word: 'Door', say: 'GuestAdmission', pending: true },
  { word: 'Office', say: 'HostContext', pending: true },
  { word: 'unsoundPlaces', say: 'invalidPlaces', pending: true },
  { word: 'told', say: 'sent', pending: true },
  { word: 'tell', say: 'send' },
  { word: 'Lookout', say: 'RoomBrowser', pending: true },
  { word: 'Looking', say: 'RoomSearch', pending: true },
  { word: 'House', say: 'Ruleset', pending: true },
  { word: 'Sheet', say: 'score sheet', pending: true },
  { word: 'Said', say: 'SpokenLine', pending: true },
  { word: 'Floor', say: 'TableActivity', pending: true },
  { word: 'Eyes', say: 'Viewer', pending: true },
  { word: 'eyesOf', say: 'effectiveViewer', pending: true },
  { word: 'Seen', say: 'Viewer', pending: true },
  { word: 'Step', say: 'TieStep', pending: true },
  { word: 'Entry', say: 'JournalEntry', pending: true },
  { word: 'Account', say: 'LedgerAccount', pending: true },
  { word: 'Memory', say: 'LedgerMemory', pending: true },
  { word: 'Played', say: 'qualified names', pending: true },
  { word: 'Place', say: 'qualified names', pending: true },
  { word: 'Given', say: 'qualified names' },
];

/** What an exported name is declared by. */
const DECLARATIONS = ['TSInterfaceDeclaration', 'TSTypeAliasDeclaration', 'ClassDeclaration', 'FunctionDeclaration'];
const EXPORTED = [
  `ExportNamedDeclaration > :matches(${DECLARATIONS.join(', ')}) > Identifier.id`,
  'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator > Identifier.id',
  'ExportSpecifier > Identifier.exported',
];

/** For the rule `no-restricted-syntax`: every retired word that is not pending, as an exported name. */
export const RETIRED_NAMES = RETIRED_WORDS.filter(({ pending }) => !pending).map(({ word, say }) => ({
  selector: `:matches(${EXPORTED.join(', ')})[name='${word}']`,
  message: `"${word}" is retired; docs/glossary.md says "${say}".`,
}));
