interface Visit {
  readonly file: string
  readonly code: string
}

interface Trespass extends Visit {
  readonly what: string
  /** The compiler, or the lint rule. */
  readonly by: readonly string[]
}

/** Imports and globals that no room may use, each with the guard that must stop it. */
export const trespasses: readonly Trespass[] = [
  refused(
    'the document in the rules',
    'src/rules/zz-document.ts',
    'export const title = () => document.title',
    'types',
  ),
  refused(
    'a Node module in the rules',
    'src/rules/zz-file.ts',
    `export { readFileSync } from 'node:fs'`,
    'types',
    'no-restricted-imports',
  ),
  refused(
    'the contract in the rules',
    'src/rules/zz-contract.ts',
    `export * from '#contract/addresses.ts'`,
    'types',
    'no-restricted-imports',
  ),
  refused(
    'the contract in the rules by path',
    'src/rules/zz-path.ts',
    `export * from '../contract/wire/nothing.ts'`,
    'types',
    'no-restricted-imports',
  ),
  refused(
    'the page in the contract',
    'src/contract/zz-page.ts',
    `export * from '#ui/act/button.tsx'`,
    'types',
    'no-restricted-imports',
  ),
  refused(
    'a vendor in the contract',
    'src/contract/zz-vendor.ts',
    `export { get } from 'idb-keyval'`,
    'no-restricted-imports',
  ),
  refused('a Node module in the page', 'src/app/zz-room/zz-file.ts', `export { readFileSync } from 'node:fs'`, 'types'),
  refused(
    'the server in the page',
    'src/app/zz-room/zz-server.ts',
    `export * from '#server/zz-nothing.ts'`,
    'types',
    'no-restricted-imports',
  ),
  refused(
    'the page in the server',
    'src/server/zz-page.ts',
    `export * from '#ui/act/button.tsx'`,
    'types',
    'no-restricted-imports',
  ),
  refused(
    'the money in the reader of slips',
    'src/slip-reader/zz-money.ts',
    `export * from '#rules/price/money.ts'`,
    'no-restricted-imports',
  ),
  refused(
    'the wire in the reader of slips',
    'src/slip-reader/corner/zz-wire.ts',
    `export * from '#contract/wire/wire.ts'`,
    'no-restricted-imports',
  ),
  refused(
    'the server in the reader of slips',
    'src/slip-reader/zz-server.ts',
    `export * from '#server/zz-nothing.ts'`,
    'types',
    'no-restricted-imports',
  ),
  refused(
    'a way out of the reader of slips',
    'src/slip-reader/zz-path.ts',
    `export * from '../rules/money.ts'`,
    'no-restricted-imports',
  ),
  refused(
    'the inside of the reader in the server',
    'src/server/zz-inside.ts',
    `export * from '#slip-reader/slip-page.ts'`,
    'no-restricted-imports',
  ),
  refused(
    'the reader of slips in the page',
    'src/app/zz-room/zz-reader.ts',
    `export * from '#slip-reader/zz-nothing.ts'`,
    'types',
    'no-restricted-imports',
  ),
  refused(
    'the reader of slips in the contract',
    'src/contract/zz-reader.ts',
    `export * from '#slip-reader/zz-nothing.ts'`,
    'types',
    'no-restricted-imports',
  ),
  refused(
    'the document in the worker',
    'src/worker/zz-document.ts',
    'export const title = () => document.title',
    'types',
  ),
  refused(
    'a room in a new room',
    'src/app/zz-room/zz-neighbour.ts',
    `export * from '../zz-other/zz-thing.ts'`,
    'no-restricted-imports',
  ),
  refused(
    'a room in a room, late',
    'src/app/zz-room/zz-lazy.ts',
    `export const late = () => import('../zz-other/zz-thing.ts')`,
    'no-restricted-imports',
  ),
  refused(
    'a room in a room, for its type',
    'src/app/zz-room/zz-type.ts',
    `export type { Thing } from '../zz-other/zz-thing.ts'`,
    'no-restricted-imports',
  ),
  refused(
    'a room in the corner of a room',
    'src/app/zz-room/corner/zz-deep.ts',
    `export * from '../../zz-other/zz-thing.ts'`,
    'no-restricted-imports',
  ),
  refused(
    'a room by alias',
    'src/app/zz-room/zz-alias.ts',
    `export * from '#app/zz-other/zz-thing.ts'`,
    'no-restricted-imports',
  ),
  refused(
    'a room in the hall',
    'src/app/zz-hall.ts',
    `export * from './zz-other/zz-thing.ts'`,
    'no-restricted-imports',
  ),
  refused(
    'a vendor in a room',
    'src/app/zz-room/zz-vendor.ts',
    `export { loadStripe } from '@stripe/stripe-js/pure'`,
    'no-restricted-imports',
  ),
  refused(
    'the contract in the kit',
    'src/app/ui/zz-contract.ts',
    `export * from '#contract/endpoint.ts'`,
    'no-restricted-imports',
  ),
  refused(
    'the state in the kit',
    'src/app/ui/zz-state.ts',
    `export * from '#state/session/session.ts'`,
    'no-restricted-imports',
  ),
  refused(
    'an adapter in the kit',
    'src/app/ui/zz-adapter.ts',
    `export * from '#adapters/api/client.ts'`,
    'no-restricted-imports',
  ),
  refused(
    'a room in the state',
    'src/app/state/zz-room.ts',
    `export * from '../zz-other/zz-thing.ts'`,
    'no-restricted-imports',
  ),
  refused('a circle', 'src/server/zz-round.ts', `export { b as a } from './zz-about.ts'`, 'no-cycle'),
  refused('its other half', 'src/server/zz-about.ts', `export { a as b } from './zz-round.ts'`, 'no-cycle'),
  refused('a console line in the page', 'src/app/zz-room/zz-console.ts', `console.log('here')`, 'no-console'),
  refused('a file of more than 200 lines', 'src/rules/zz-long.ts', 'export {}\n'.repeat(201), 'max-lines'),
  refused('a name that is not in kebab-case', 'src/rules/zzCamel.ts', 'export const a = 1', 'filename-case'),
  refused(
    'a focused test',
    'tests/rules/zz-focused.test.ts',
    `import { it } from 'vitest'\nit.only('is alone', () => {})`,
    'no-focused-tests',
  ),
  refused(
    'a skipped test',
    'tests/rules/zz-skipped.test.ts',
    `import { it } from 'vitest'\nit.skip('sleeps', () => {})`,
    'no-disabled-tests',
  ),
]

/** Imports that are fine: the room that others may not open, a room's own floor, the hall, the shared rooms. */
export const visits: readonly Visit[] = [
  { file: 'src/app/zz-other/zz-thing.ts', code: 'export interface Thing { a: 1 }' },
  { file: 'src/app/zz-other/corner/zz-deep.ts', code: `export type { Thing } from '../zz-thing.ts'` },
  {
    file: 'src/app/zz-other/zz-paths.ts',
    code: `import '#app/paths.ts'\nimport '#ui/act/button.tsx'\nimport '#contract/api.ts'`,
  },
]

function refused(what: string, file: string, code: string, ...by: string[]): Trespass {
  return { what, file, code, by }
}
