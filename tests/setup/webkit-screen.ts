import { spawn } from 'node:child_process'
import type { TestProject } from 'vitest/node'
import { findWebkit } from '#scripts/find-webkit.ts'
import { diesWithParent } from './dies-with-parent.ts'

/** Lends the project a screen that nobody sees, where WebKitGTK draws. */
export default async function lendScreen(project: TestProject): Promise<() => Promise<void>> {
  findWebkit()
  // It picks a number that is free, and says it when it is ready.
  const [command = '', ...args] = [
    ...diesWithParent('KILL'),
    'Xvfb',
    '-displayfd',
    '1',
    '-screen',
    '0',
    '1280x1024x24',
    '-nolisten',
    'tcp',
  ]
  const screen = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const gone = new Promise<void>((resolve) => screen.once('exit', () => resolve()))
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdout.once('data', (said: Buffer) => resolve(said.toString().trim()))
    screen.once('error', reject)
    screen.once('exit', (code) => reject(new Error(`Xvfb stopped with ${code}`)))
  })
  project.provide('display', `:${number}`)
  return async () => {
    screen.kill()
    await gone
  }
}
