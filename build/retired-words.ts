/** A name that nothing exported may have any more. */
interface RetiredWord {
  readonly word: string;
  /** The word to use instead; docs/glossary.md has it with its meaning. */
  readonly say: string;
}

/** The private words that gave way to the field's own, in the order of docs/glossary.md; a test compares the two. */
export const RETIRED_WORDS: readonly RetiredWord[] = [
  { word: 'Once', say: 'AnswerCache' },
  { word: 'HEARD', say: 'ACK' },
  { word: 'Patience', say: 'Arrivals' },
  { word: 'Heard', say: 'Audience' },
  { word: 'hears', say: 'canSee' },
  { word: 'OutwardCommand', say: 'lan/client/' },
  { word: 'OutwardRequest', say: 'lan/client/' },
  { word: 'OutwardAnswers', say: 'lan/client/' },
  { word: 'Outlook', say: 'lan/client/' },
  { word: 'Vow', say: 'Commitment' },
  { word: 'Vowed', say: 'Commitment' },
  { word: 'keepVow', say: 'Commitment' },
  { word: 'vow', say: 'Commitment' },
  { word: 'Line', say: 'Connection' },
  { word: 'Foresight', say: 'CorrectionPreview' },
  { word: 'proofOf', say: 'decidingTricks' },
  { word: 'taste', say: 'device-settings.svelte.ts' },
  { word: 'Coroner', say: 'ExitReport' },
  { word: 'Keeper', say: 'GuestAdmission' },
  { word: 'Door', say: 'GuestAdmission' },
  { word: 'Office', say: 'HostContext' },
  { word: 'unsoundPlaces', say: 'invalidPlaces' },
  { word: 'DoorPage', say: 'JoinPage' },
  { word: 'Lack', say: 'Missing' },
  { word: 'putUpSign', say: 'startOutageServer' },
  { word: 'KeptRows', say: 'PackedRows' },
  { word: 'Census', say: 'PerAddressLimit' },
  { word: 'KeptConnection', say: 'PersistentConnection' },
  { word: 'told', say: 'sent' },
  { word: 'tell', say: 'send' },
  { word: 'Lookout', say: 'RoomBrowser' },
  { word: 'Looking', say: 'RoomSearch' },
  { word: 'Tables', say: 'RoundSeats' },
  { word: 'House', say: 'Ruleset' },
  { word: 'tellScene', say: 'sendScene' },
  { word: 'hearScene', say: 'receiveScene' },
  { word: 'Sheet', say: 'score sheet' },
  { word: 'KeptFile', say: 'SessionFile' },
  { word: 'KeptSession', say: 'SessionFile' },
  { word: 'Said', say: 'SpokenLine' },
  { word: 'Floor', say: 'TableActivity' },
  { word: 'Allowance', say: 'TokenBucket' },
  { word: 'Eyes', say: 'Viewer' },
  { word: 'eyesOf', say: 'effectiveViewer' },
  { word: 'Seen', say: 'Viewer' },
  { word: 'Step', say: 'TieStep' },
  { word: 'Entry', say: 'JournalEntry' },
  { word: 'Account', say: 'LedgerAccount' },
  { word: 'Memory', say: 'LedgerMemory' },
  { word: 'Played', say: 'qualified names' },
  { word: 'Place', say: 'qualified names' },
  { word: 'Given', say: 'qualified names' },
  { word: 'Kept', say: 'qualified names' },
];

/** The declarations that can export a name. */
const DECLARATIONS = ['TSInterfaceDeclaration', 'TSTypeAliasDeclaration', 'ClassDeclaration', 'FunctionDeclaration'];
const EXPORTED = [
  `ExportNamedDeclaration > :matches(${DECLARATIONS.join(', ')}) > Identifier.id`,
  'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator > Identifier.id',
  'ExportSpecifier > Identifier.exported',
];

/** For the rule `no-restricted-syntax`: every retired word, as an exported name. */
export const RETIRED_NAMES = RETIRED_WORDS.map(({ word, say }) => ({
  selector: `:matches(${EXPORTED.join(', ')})[name='${word}']`,
  message: `"${word}" is retired; docs/glossary.md says "${say}".`,
}));
