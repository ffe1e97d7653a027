// The import directions; see docs/architecture.md.
const not = (name, from, to, comment) => ({ name, severity: 'error', comment, from: { path: from }, to });
const TESTS = '\\.test\\.ts$';

/** The layers of the page, lowest first: a folder knows those below it, and none beside or above it. */
const PAGE_LAYERS = [
  ['drafts', 'packs'],
  ['i18n'],
  ['app', 'cards'],
  ['ui'],
  ['cash', 'fair', 'layout', 'nearby', 'rulebook', 'settings', 'standings', 'standstill'],
  ['board', 'lobby', 'print', 'scoresheet'],
  ['season', 'table', 'tournament'],
  ['lessons', 'register', 'replay', 'room'],
];
const pageLayers = PAGE_LAYERS.map((folders, layer) => ({
  name: `page-layer-${layer}`,
  severity: 'error',
  comment: 'What two folders of the page share lies below both; see docs/page.md.',
  from: { path: `^renderer/src/(${folders.join('|')})/`, pathNot: TESTS },
  to: {
    path: `^renderer/src/(${PAGE_LAYERS.slice(layer).flat().join('|')})/`,
    pathNot: '^renderer/src/$1/',
  },
}));

/** The folders of the table, lowest first; the page and the board, beside the folders, know them all. */
const TABLE_LAYERS = [
  'story',
  'stage',
  'flow',
  'speech',
  'state',
  'plate',
  'felt',
  'aside',
  'answer',
  'hand',
  'sound',
  'result',
];
const tableLayers = TABLE_LAYERS.map((folder, layer) => ({
  name: `table-layer-${layer}`,
  severity: 'error',
  comment: 'A folder of the table knows those before it in docs/page.md, never one after it nor the board.',
  from: { path: `^renderer/src/table/${folder}/`, pathNot: TESTS },
  to: { path: `^renderer/src/table/([^/]+$|(${TABLE_LAYERS.slice(layer + 1).join('|') || 'none'})/)` },
}));

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    not(
      'engine-stands-alone',
      '^engine',
      { path: '^(electron|renderer|e2e|build)' },
      'The engine knows nobody above it.',
    ),
    {
      name: 'engine-is-pure',
      severity: 'error',
      comment: 'No I/O in the engine; zod is its only package.',
      from: { path: '^engine', pathNot: ['^engine/cli', '^engine/testing', TESTS] },
      to: { dependencyTypesNot: ['local', 'type-only'], pathNot: ['node_modules/zod', '^engine'] },
    },
    not('core-is-the-ground', '^engine/core', { path: '^engine/(?!core)' }),
    not('decks-on-core', '^engine/decks', { path: '^engine/(?!core|decks)' }),
    not('kernel-on-core', '^engine/kernel', { path: '^engine/(?!core|kernel)' }),
    not('kernel-ground', '^engine/kernel/[^/]+$', { path: '^engine/kernel/[^/]+/' }),
    not('kernel-entry', '^engine/kernel/entry', { path: '^engine/kernel/(deal|words|family)' }),
    not('kernel-deal', '^engine/kernel/deal', { path: '^engine/kernel/(words|family)' }),
    not('kernel-words', '^engine/kernel/words', { path: '^engine/kernel/family' }),
    not('entry-on-kernel', '^engine/entry', { path: '^engine/(?!core|kernel|entry)' }),
    not('middle-layer', '^engine/(phases|play|judging|settlement)', {
      path: '^engine/(series|games|tournament|bots|cli|testing)',
    }),
    not('series-below-games', '^engine/series', { path: '^engine/(games|tournament|bots|cli|testing)' }),
    not('games-below-tournament', '^engine/games', { path: '^engine/(tournament|bots|cli)' }),
    {
      name: 'families-apart',
      severity: 'error',
      from: { path: '^engine/games/([^/]+)/' },
      to: { path: '^engine/games/[^/]+/', pathNot: '^engine/games/$1/' },
    },
    not('tournament-below-bots', '^engine/tournament', { path: '^engine/(bots|cli)' }),
    not('bots-below-cli', '^engine/bots', { path: '^engine/(tournament|cli)' }),
    {
      name: 'testing-only-in-tests',
      severity: 'error',
      from: {
        path: '^(engine|electron|renderer)',
        pathNot: [
          '^engine/(testing|cli)',
          '^electron/testing',
          '^electron/[^/]+/testing',
          '^renderer/src/testing',
          TESTS,
        ],
      },
      to: { path: '^engine/testing' },
    },
    {
      name: 'renderer-knows-engine-and-protocol',
      severity: 'error',
      from: { path: '^renderer' },
      to: { path: '^(electron/(?!protocol/)|engine/(cli|bots)|e2e|build)' },
    },
    ...pageLayers,
    ...tableLayers,
    {
      name: 'pages-are-fetched',
      severity: 'error',
      comment: 'Pages never import pages: one table says what is loaded when.',
      from: { path: '^renderer', pathNot: '^renderer/src/pages\\.ts$' },
      to: { path: '^renderer/src/.*Page\\.svelte$' },
    },
    {
      name: 'page-testing-only-in-tests',
      severity: 'error',
      from: { path: '^renderer', pathNot: ['^renderer/src/testing', TESTS] },
      to: { path: '^renderer/src/testing' },
    },
    {
      name: 'families-are-fetched',
      severity: 'error',
      comment: 'The page loads a family when somebody plays it (engine/games/loaders.ts).',
      from: { path: '^renderer', pathNot: TESTS },
      to: { path: '^engine/games/index\\.ts$' },
    },
    not('renderer-without-node', '^renderer', { dependencyTypes: ['core'] }),
    not('protocol-is-pure', '^electron/protocol', { path: '^electron/(?!protocol)' }),
    {
      name: 'host-without-electron',
      severity: 'error',
      comment: 'The same host runs under plain Node.',
      from: { path: '^electron/(host/|storage|server|lan|supervisor)' },
      to: { path: 'node_modules/electron(-store)?/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^dist', '\\.mjs$'] },
    tsConfig: { fileName: 'tsconfig.node.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
