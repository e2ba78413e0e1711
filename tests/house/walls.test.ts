import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compilerEnv } from '#scripts/compiler-env.ts'
import { trespasses, visits } from './trespasses.ts'

// The walls, and of what stands between them only what the visits see: the rest is held against the same walls by lint
// and types themselves.
const walls = [
  'package.json',
  'tsconfig.base.json',
  'oxlint.config.ts',
  ...['app', 'worker', 'slip-reader', 'server'].map((wing) => `src/${wing}/tsconfig.json`),
]
const furniture = ['src/rules', 'src/content', 'src/contract', 'src/app/ui', 'src/app/paths.ts']
const wings = readdirSync('src').map((wing) => `src/${wing}`)
const house = mkdtempSync(join(tmpdir(), 'colibat-house-'))
let lint = ''
let types = ''

beforeAll(async () => {
  for (const path of [...walls, ...furniture]) cpSync(path, join(house, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(house, 'node_modules'))
  for (const { file, code } of [...trespasses, ...visits]) {
    mkdirSync(dirname(join(house, file)), { recursive: true })
    writeFileSync(join(house, file), code)
  }
  ;[lint, types] = await Promise.all([
    said('node_modules/oxlint/bin/oxlint', '--format=unix'),
    said('node_modules/typescript/bin/tsc', '-b', '--pretty', 'false', ...wings),
  ])
}, 180_000)

afterAll(() => rmSync(house, { recursive: true, force: true }))

describe('The walls', () => {
  it.each(trespasses)('stop $what', ({ file, by }) => {
    for (const guard of by) expect(blame(file), guard).toContain(guard === 'types' ? 'error TS' : `(${guard})`)
  })

  it('leave everything else alone', () => {
    const planted = trespasses.map(({ file }) => file)
    const complaints = `${lint}\n${types}`.split('\n').filter((line) => /^\S+?[:(]\d/.test(line))
    expect(complaints.filter((line) => !planted.some((file) => line.startsWith(file)))).toEqual([])
  })
})

function blame(file: string): string {
  return `${lint}\n${types}`
    .split('\n')
    .filter((line) => line.startsWith(file))
    .join('\n')
}

/** What a tool prints about the trespassed house, whether it passes or fails. */
async function said(...command: string[]): Promise<string> {
  return promisify(execFile)(process.execPath, command, {
    cwd: house,
    env: { ...process.env, ...compilerEnv },
    maxBuffer: 1e8,
  }).then(
    ({ stdout }) => stdout,
    (refusal: { stdout: string }) => refusal.stdout,
  )
}
