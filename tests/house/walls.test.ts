import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { trespasses, visits } from './trespasses.ts'

const copied = ['src', 'tests', 'scripts', 'package.json', 'tsconfig.json', 'tsconfig.base.json', 'oxlint.config.ts', 'vite.config.ts', 'vitest.config.ts', 'manifest.webmanifest']
const house = mkdtempSync(join(tmpdir(), 'colibat-house-'))
let lint = ''
let types = ''

beforeAll(async () => {
  for (const path of copied) cpSync(path, join(house, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(house, 'node_modules'))
  for (const { file, code } of [...trespasses, ...visits]) {
    mkdirSync(dirname(join(house, file)), { recursive: true })
    writeFileSync(join(house, file), code)
  }
  ;[lint, types] = await Promise.all([
    said('node_modules/oxlint/bin/oxlint', '--format=unix'),
    said('node_modules/typescript/bin/tsc', '-b', '--pretty', 'false'),
  ])
}, 60_000)

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
  return `${lint}\n${types}`.split('\n').filter((line) => line.startsWith(file)).join('\n')
}

/** What a tool prints about the trespassed house, whether it passes or fails. */
async function said(...command: string[]): Promise<string> {
  return promisify(execFile)(process.execPath, command, { cwd: house, maxBuffer: 1e8 }).then(
    ({ stdout }) => stdout,
    (refusal: { stdout: string }) => refusal.stdout,
  )
}
