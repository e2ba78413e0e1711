// Installs what package-lock.json asks for, if it is not there. Plain JavaScript: it runs on Node 20, before any
// install.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { isInstalled } from './is-installed.mjs'

const root = new URL('..', import.meta.url)
process.chdir(fileURLToPath(root))

if (!isInstalled(root)) {
  console.log('Installing the packages of package-lock.json…')
  const npm = process.env.npm_execpath
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = npm?.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [npm, ...args], { stdio: 'inherit' })
    : spawnSync('npm', args, { stdio: 'inherit', shell: true })
  process.exitCode = status ?? 1
}
