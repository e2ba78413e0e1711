// Installs what package-lock.json asks for, when it is not there yet. Plain JavaScript: it runs on Node 20, before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)

if (!isInstalled()) {
  console.log('Installing the packages of package-lock.json…')
  const npm = process.env.npm_execpath
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = npm?.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [npm, ...args], { stdio: 'inherit' })
    : spawnSync('npm', args, { stdio: 'inherit', shell: true })
  process.exitCode = status ?? 1
}

/** npm writes what it installed to node_modules/.package-lock.json; packages of other platforms are optional and stay out. */
function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json')
  if (!installed || !existsSync('node_modules/node/bin')) return false
  return Object.entries(packagesOf('package-lock.json'))
    .filter(([path]) => path !== '')
    .every(([path, asked]) => {
      const found = installed[path]
      return found ? found.version === asked.version && found.integrity === asked.integrity : asked.optional === true
    })
}

function packagesOf(lock) {
  return existsSync(lock) ? JSON.parse(readFileSync(lock, 'utf8')).packages : undefined
}
