import { spawnSync } from 'node:child_process'

// `npm run bench -- axe`: the journeys that ask axe, at every width in both themes.
const files = ['accessibility', 'public-pages', 'showcase'].map((name) => `tests/journeys/${name}.test.ts`)
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'long journeys', ...files],
  {
    stdio: 'inherit',
    env: { ...process.env, EVERY_THEME: '1' },
  },
)
process.exitCode = status ?? 1
