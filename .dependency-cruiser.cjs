const feature = '^server/src/features/([^/]+)/'
const test = '[.]test[.]ts$'
const door = '[.](route|web|page|job|tick|inbound|command)[.]ts$'
const doorPart = '[.](record|schema|body|query|gate|visit)[.]ts$'
const doorOrPart = `(${door}|${doorPart})`
const doorFeature = '^server/src/features/(api-v1|app-api)/'
const rules = '[.]rules[.]ts$'
const store = '[.]store[.]ts$'

// A type-only import leaves no trace at run time, so it cannot carry I/O into a decision.
const atRunTime = { dependencyTypesNot: ['type-only'] }

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Modules that need each other are one module, or hide a third one.',
      severity: 'error',
      from: { path: '^(server/src|web|tools|bench|chaos|e2e)/' },
      to: { circular: true, viaOnly: atRunTime },
    },
    {
      name: 'features-without-cycles',
      comment: 'Of two features at most one may know the other.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^server/src/features/[^/]+$' },
      to: { circular: true, path: '^server/src/features/[^/]+$' },
    },
    {
      name: 'features-meet-at-index',
      comment:
        "Another feature is used through its index.ts only; rules may build on another feature's rules, and doors on parts of its doors.",
      severity: 'error',
      from: { path: feature, pathNot: [test, rules, store, door, doorPart] },
      to: { path: '^server/src/features/[^/]+/', pathNot: ['^server/src/features/$1/', '/features/[^/]+/index[.]ts$'] },
    },
    {
      name: 'doors-meet-at-parts',
      comment:
        "A door builds on the records, schemas and readers of another feature's doors; all else is at its index.ts.",
      severity: 'error',
      from: { path: `${feature}.*${doorOrPart}`, pathNot: test },
      to: {
        path: '^server/src/features/[^/]+/',
        pathNot: ['^server/src/features/$1/', '/features/[^/]+/index[.]ts$', doorPart],
      },
    },
    {
      name: 'use-cases-know-no-door',
      comment:
        'A use case, a store or a decision is the same for every door, so it names neither HTTP nor a key nor a record, not even as a type. An index.ts shows none of them.',
      severity: 'error',
      from: { path: feature, pathNot: [test, '/testing/', door, doorPart, doorFeature] },
      to: {
        path: [
          '^server/src/platform/http/',
          `^server/src/features/.*${doorPart}`,
          `^server/src/features/.*${door}`,
          doorFeature,
        ],
      },
    },
    {
      name: 'stores-meet-at-rules',
      comment: "SQL that joins another feature's tables needs its names for states and kinds, and nothing else of it.",
      severity: 'error',
      from: { path: `${feature}.*${store}`, pathNot: test },
      to: {
        path: '^server/src/features/[^/]+/',
        pathNot: ['^server/src/features/$1/', '/features/[^/]+/index[.]ts$', rules],
      },
    },
    {
      name: 'rules-import-only-rules',
      comment:
        'A decision does no I/O; what it needs comes in as an argument. Hashing and reading addresses are arithmetic, isbot is a list of patterns and a piece of SQL is text, so node:crypto, ipaddr.js, isbot and sql-template-tag may stay.',
      severity: 'error',
      from: { path: `^server/src/.*${rules}` },
      to: { ...atRunTime, pathNot: [rules, '^(node:)?crypto$', '(^|/)(ipaddr[.]js|isbot|sql-template-tag)(/|$)'] },
    },
    {
      name: 'stores-only-speak-sql',
      comment: 'A store imports platform, rules and stores of its own feature, and outside packages.',
      severity: 'error',
      from: { path: `${feature}.*${store}` },
      to: {
        ...atRunTime,
        path: '^server/src/',
        pathNot: ['^server/src/platform/', rules, `^server/src/features/$1/.*${store}`],
      },
    },
    {
      name: 'only-processes-open-doors',
      comment: 'A door that opens itself cannot be left closed by a process that does not want it.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: ['^server/src/processes/', test] },
      to: { ...atRunTime, path: `^server/src/.*${door}` },
    },
    {
      name: 'platform-knows-no-feature',
      comment: 'Platform code would fit another product as it is; that holds for the types it names as well.',
      severity: 'error',
      from: { path: '^server/src/platform/', pathNot: test },
      to: { path: '^server/src/(features|processes|main[.]ts|schema[.]rows[.]ts)' },
    },
    {
      name: 'features-do-not-import-processes',
      comment: 'Processes compose features, never the other way round.',
      severity: 'error',
      from: { path: '^server/src/features/', pathNot: test },
      to: { path: '^server/src/(processes/|main[.]ts)' },
    },
    {
      name: 'server-stands-alone',
      comment: 'What ships must run without tools, benchmarks, fault tests and test code.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: test },
      to: { path: ['^(tools|bench|chaos|e2e)/', '^server/test/', `^server/src/.*${test}`] },
    },
    {
      name: 'screens-stand-alone',
      comment: 'A browser gets the application only: what it shares with the server is the description of /app/api.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(server|client|tools|bench|chaos|e2e)/' },
    },
    {
      name: 'screens-go-one-way',
      comment: 'main → routes → features → ui, api, words: what others build on does not know them.',
      severity: 'error',
      from: { path: '^web/src/(ui|api|words)/' },
      to: {
        path: [
          '^web/src/features/',
          '^web/src/(main|console|start|((entry|account|settings|console|report|mailing|content|form)-)?routes)[.]tsx$',
        ],
      },
    },
    {
      name: 'screens-are-opened-by-routes',
      comment: 'A feature that imports the list of routes cannot be loaded when it is needed.',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: {
        path: '^web/src/(main|console|start|((entry|account|settings|console|report|mailing|content|form)-)?routes)[.]tsx$',
      },
    },
    {
      name: 'words-and-answers-know-no-look',
      comment: 'What the server says and how it is called are the same in every design.',
      severity: 'error',
      from: { path: '^web/src/(api|words)/' },
      to: { path: '^web/src/ui/' },
    },
    {
      name: 'screens-meet-in-pages',
      comment: 'Only a page puts features together; a part of one that needs another gets it from the page.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/', pathNot: '[.]page[.]tsx$' },
      to: { path: '^web/src/features/[^/]+/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'pages-are-loaded-by-routes',
      comment: 'A page that another module imports at once is no longer a piece of its own.',
      severity: 'error',
      from: {
        path: '^web/src/',
        pathNot: '^web/src/((entry|account|settings|console|report|mailing|content|form)-)?routes[.]tsx$',
      },
      to: { path: '[.]page[.]tsx$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)[.]services/', '[.]test[.]ts$', '^web/dist/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json'] },
  },
}
