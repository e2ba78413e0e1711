// Starts the team's command line, installs nothing: another user may have installed. Plain JavaScript for Node 20, to
// say what is missing.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isInstalled } from './is-installed.mjs'

const root = new URL('..', import.meta.url)
const settings = fileURLToPath(new URL('.env', root))

// The Node that runs TypeScript is one of the packages.
if (isInstalled(root) && process.features.typescript) {
  if (existsSync(settings)) process.loadEnvFile(settings)
  await import('../src/server/bo/bo.ts')
} else {
  console.error(
    'Les paquets ne sont pas installés, ou pas tous : « npm ci » dans ce dossier les installe, comme le fait « npm start ». Rien n’est fait.',
  )
  process.exitCode = 1
}
