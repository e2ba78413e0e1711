import { defineConfig, type OxlintOverride } from 'oxlint'

// A regex here must do without look-ahead: oxlint ignores what it cannot compile. A group reads as .gitignore does.
type Wall = { message: string } & ({ regex: string } | { group: string[] })

const vendors: Wall = {
  regex: '^(@stripe/|@googlemaps/|idb-keyval)',
  message: 'Vendors are touched in src/app/adapters only.',
}
const otherWings: Wall = {
  regex: '^#(server|worker|slip-reader)/',
  message: 'The page knows neither the server, its reader of slips nor the worker: they meet in #contract.',
}
const roomsByAlias: Wall = {
  group: ['#app/*/**', '!#app/styles/**'],
  message:
    'A room has no alias: shared rooms are #ui, #state and #adapters; only routes.tsx, app.tsx, first-paint.tsx and loading-screens.tsx open the others.',
}
const roomsByPath: Wall = {
  group: ['./*/**', '!./styles/**'],
  message: 'Only routes.tsx, app.tsx, first-paint.tsx and loading-screens.tsx open rooms; world.ts is made of its own.',
}

const readerPackages = ['node:*', 'node:*/**', '@hyzyla/pdfium', 'p-limit', 'sharp', 'tesseract.js']

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['node_modules/**', 'dist/**', '.cache/**', 'data/**', 'demo-data/**'],
  rules: {
    eqeqeq: 'error',
    'no-var': 'error',
    'prefer-const': ['error', { destructuring: 'all' }],
    'no-unused-vars': [
      'error',
      {
        argsIgnorePattern: '^_',
        varsIgnorePattern: '^_',
        destructuredArrayIgnorePattern: '^_',
        ignoreRestSiblings: true,
      },
    ],
    'no-shadow': ['error', { hoist: 'functions' }],
    'max-lines': ['error', { max: 200 }],
    'import/no-cycle': 'error',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'unicorn/prefer-node-protocol': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'jsx-a11y/label-has-associated-control': ['error', { controlComponents: ['ChoiceRadio'] }],
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    ...off(
      // JSX needs no React in scope; a style sheet is imported for its effect; a helper may stay beside its only user.
      ['react/react-in-jsx-scope', 'import/no-unassigned-import', 'unicorn/consistent-function-scoping'],
      // Vitest itself refuses a test without an assertion, and sees those made in builders; pg is imported both ways.
      ['vitest/expect-expect', 'import/no-named-as-default', 'import/no-named-as-default-member'],
      // Fresh arrays are sorted in place; names of others hold underscores; hooks outside tests expect too.
      ['unicorn/no-array-sort', 'no-underscore-dangle', 'vitest/no-standalone-expect'],
      [
        'no-unexpected-multiline',
        'no-unmodified-loop-condition',
        'react/exhaustive-effect-dependencies',
        'react/set-state-in-effect',
      ],
      // Handlers shared by a list's items and the roles of a combobox: axe judges the rendered page in the journeys.
      ['click-events-have-key-events', 'no-static-element-interactions', 'no-noninteractive-element-interactions'].map(
        a11y,
      ),
      ['no-noninteractive-element-to-interactive-role', 'prefer-tag-over-role', 'anchor-has-content'].map(a11y),
    ),
  },
  overrides: [
    { files: ['tests/**'], rules: { 'max-lines': ['error', { max: 400 }], 'typescript/no-non-null-assertion': 'off' } },
    { files: ['src/**'], rules: { 'no-console': 'error' } },
    { files: ['src/server/{main,start}.ts', 'src/server/bo/bo.ts'], rules: { 'no-console': 'off' } },

    wing(
      'rules',
      only(
        ['./**', '#rules/**', 'date-fns', 'date-fns/**', '@date-fns/tz/**'],
        'Rules import rules, date-fns and @date-fns/tz.',
      ),
    ),
    wing(
      'content',
      only(
        ['./**', '#content/**', '#rules/moment/{opening-words,timetables}.ts', '#contract/addresses.ts'],
        'Content imports content, the opening hours of rules and the table of addresses.',
      ),
    ),
    wing('contract', only(['./**', '#contract/**', '#rules/**', 'valibot'], 'The contract imports rules and valibot.')),
    wing(
      'worker',
      only(
        ['./**', '#worker/**', '#contract/**', 'workbox-*', 'idb-keyval'],
        'The worker imports the contract, workbox and idb-keyval.',
      ),
    ),
    wing(
      'slip-reader',
      only(
        ['./**', '#slip-reader/**', '#rules/moment/french.ts', '#contract/order/slip.ts', ...readerPackages],
        'The reader of slips imports rules/french.ts and contract/slip.ts, nothing else of the house.',
      ),
    ),
    wing(
      'server',
      { regex: '^#(app|ui|state|adapters|worker)/', message: 'The server knows neither the page nor the worker.' },
      {
        group: [
          '#slip-reader/**',
          '!#slip-reader/slip-reader.ts',
          '!#slip-reader/slip-not-read.ts',
          '!#slip-reader/thread/thread.ts',
        ],
        message:
          'The server sees one port of the reader: slip-reader.ts, and its refusal; and the thread that both keep.',
      },
    ),

    walls(['src/app/*'], [vendors, otherWings, roomsByAlias, roomsByPath]),
    walls(
      ['src/app/{routes,app,first-paint,loading-screens}.tsx', 'src/app/{world,real-world}.ts'],
      [vendors, otherWings],
    ),
    ...eachDepth('*', [vendors, otherWings, roomsByAlias]),
    ...eachDepth('adapters', [otherWings, roomsByAlias]),
    ...eachDepth('ui', [
      vendors,
      {
        regex: '^#(contract|state|adapters|app|server|worker|slip-reader)/',
        message: 'The kit knows no business: props in, events out.',
      },
    ]),
  ],
})

function off(...rules: string[][]): Record<string, 'off'> {
  return Object.fromEntries(rules.flat().map((rule) => [rule, 'off']))
}

function a11y(rule: string): string {
  return `jsx-a11y/${rule}`
}

/** Everything but what matches is walled out. */
function only(allowed: string[], message: string): Wall {
  return { group: ['**', ...allowed.map((pattern) => `!${pattern}`)], message }
}

function wing(name: string, ...patterns: Wall[]): OxlintOverride {
  return walls([`src/${name}/**`], patterns)
}

/** A room is walled at every depth: `../` may climb to the room's own floor, never out of it. */
function eachDepth(room: string, patterns: Wall[]): OxlintOverride[] {
  return [1, 2, 3, 4].map((depth) =>
    walls(
      [`src/app/${room}/${'*/'.repeat(depth - 1)}*`],
      [...patterns, { regex: `^(\\./)*(\\.\\./){${depth}}`, message: 'A room never imports out of itself.' }],
    ),
  )
}

function walls(files: string[], patterns: Wall[]): OxlintOverride {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns }] } }
}
