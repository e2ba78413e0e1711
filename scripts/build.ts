import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fingerprint } from './fingerprint.ts'

interface Artifact {
  readonly output: string
  readonly sources: readonly string[]
  /** Variables of the environment that are written into it. */
  readonly settings?: readonly string[]
  readonly command: readonly string[]
}

/** Towns with their points, for typing an address without any address service. */
export const gazetteer: Artifact = {
  output: 'dist/gazetteer.json',
  sources: ['scripts/build-gazetteer.ts', 'src/server/adapters/places', 'package-lock.json'],
  command: ['scripts/build-gazetteer.ts'],
}

/** The page, its public documents and its worker, as the server serves them. */
export const app: Artifact = {
  output: 'dist/app/index.html',
  sources: [
    ...'src/app src/content src/contract src/rules src/worker public index.html manifest.webmanifest vite.config.ts package-lock.json'.split(
      ' ',
    ),
    // Vite reads its settings from these, too.
    ...'.env .env.local .env.production'.split(' '),
    ...[
      'build-app',
      'compress',
      'content-marks',
      'document-styles',
      'first-paint',
      'google-maps-mark',
      'needed-by',
      'precache-stages',
      'prerender',
      'provider-mark',
      'public-document',
      'public-files',
      'put-in-place',
      'used-styles',
    ].map((name) => `scripts/${name}.ts`),
  ],
  settings: ['VITE_API_URL', 'VITE_GOOGLE_MAPS_KEY'],
  command: ['scripts/build-app.ts'],
}

/** Builds what is missing or was built from other sources. */
export function buildIfStale(...artifacts: readonly Artifact[]): void {
  for (const artifact of artifacts) if (!isFresh(artifact)) build(artifact, 'pipe')
}

function isFresh({ output, sources, settings }: Artifact): boolean {
  const stamp = stampOf(output)
  return existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(sources, settings)
}

/** 'inherit' shows what the tools say; 'pipe' shows it only when they fail. */
function build({ output, sources, settings, command }: Artifact, stdio: 'inherit' | 'pipe'): void {
  const started = performance.now()
  const built = fingerprint(sources, settings)
  rmSync(stampOf(output), { force: true })
  // Every build, a test run's too: React for production.
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { stdio, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${output} could not be built.\n${stdout ?? ''}${stderr ?? ''}`)
  writeFileSync(stampOf(output), built)
  console.log(`Built ${output} in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}

/** 'dist/app/index.html' → 'dist/.app.stamp': beside the artifact, never served. */
function stampOf(output: string): string {
  return `dist/.${output.split('/')[1]}.stamp`
}

if (import.meta.main) {
  try {
    if (process.argv.includes('--if-stale')) buildIfStale(gazetteer, app)
    else for (const artifact of [gazetteer, app]) build(artifact, 'inherit')
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
