import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'

const above = mkdtempSync(join(tmpdir(), 'above-'))
const children: ChildProcess[] = []
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')))
afterAll(() => rmSync(above, { recursive: true, force: true }))

describe('the folder of a run', () => {
  it('holds what its processes leave, and goes with its end', async () => {
    const run = await startRun()
    expect(left()).toEqual([`colibat-tests-${run.pid}`])
    expect(existsSync(join(above, `colibat-tests-${run.pid}`, 'of-a-child', 'slip.pdf'))).toBe(true)
    run.stdin?.end()
    await ended(run)
    expect(left()).toEqual([])
  })

  it('goes with the start of the next run when its own was killed, and not before', async () => {
    const [killed, living] = [await startRun(), await startRun()]
    killed.kill('SIGKILL')
    await ended(killed)
    expect(left()).toHaveLength(2)
    const next = await startRun()
    expect(left()).toEqual([living, next].map(({ pid }) => `colibat-tests-${pid}`).toSorted())
  })
})

const left = () => readdirSync(above).toSorted()

/** A run that has a child write into its temporary folder, then lasts until its input ends. */
async function startRun(): Promise<ChildProcess> {
  const leave = `const { mkdirSync, writeFileSync } = require('node:fs'), folder = require('node:os').tmpdir() + '/of-a-child'; mkdirSync(folder); writeFileSync(folder + '/slip.pdf', '')`
  const code = `
    import { execFileSync } from 'node:child_process'
    import { openRunFolder } from '#scripts/run-folder.ts'
    openRunFolder()
    execFileSync(process.execPath, ['--eval', ${JSON.stringify(leave)}])
    process.stdin.resume()
    console.log('ready')`
  const run = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...process.env, TMPDIR: above },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  children.push(run)
  await new Promise((resolve) => run.stdout.once('data', resolve))
  return run
}

function ended(run: ChildProcess): Promise<unknown> {
  return new Promise((resolve) => run.once('exit', resolve))
}
