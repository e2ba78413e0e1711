import { defineConfig } from 'vitest/config'

/** `npm run test:slips`: what is too slow for `npm test`, one slip after the other. */
export default defineConfig({
  test: { name: 'drawn slips', environment: 'node', include: ['tests/slips/**/*.test.ts', 'tests/slip-reader/reading/recognised-words.test.ts'], maxWorkers: 1, allowOnly: false, passWithNoTests: false, expect: { requireAssertions: true }, setupFiles: ['tests/setup/console.ts'] },
})
