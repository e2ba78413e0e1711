import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { paths } from '#app/paths.ts'
import { routes } from '#app/routes.tsx'
import {
  isScreen,
  openScreens,
  privateScreens,
  publicAddresses,
  serverAddresses,
  staffScreens,
} from '#contract/addresses.ts'
import { publicPages } from '#content/public-pages.ts'
import { createFileKeys } from '#server/keys/derived-keys.ts'

const screens: readonly string[] = Object.values({ ...openScreens, ...privateScreens, ...staffScreens })
const shown = routes.filter(({ access }) => access !== 'developer')

describe('The addresses of the site', () => {
  it.each(shown.map(({ path, access }) => [path, access]))('has the route %s among its screens, %s', (path, access) => {
    const table = {
      private: privateScreens,
      staff: staffScreens,
      public: openScreens,
      door: openScreens,
      link: openScreens,
      developer: {},
    }[access]
    expect(Object.values<string>(table)).toContain(path.replace('/*?', ''))
  })

  it.each(screens)('is a screen of the app: %s', (path) => {
    expect(isScreen(path.replaceAll(/:\w+/g, '1042'))).toBe(true)
  })

  it('leads the app nowhere else', () => {
    expect(new Set(Object.values(paths))).toEqual(new Set([...Object.values(publicAddresses), ...screens]))
  })

  it('has a document for every public address', () => {
    expect(publicPages.map(({ name, path }) => [name, path])).toEqual(Object.entries(publicAddresses))
  })

  it.each([
    '/',
    '/faq',
    '/nulle-part',
    '/commande/',
    '/commandes',
    '/historique/',
    '/historique/7/8',
    '/kit',
    '/assets/app.js',
    '/sw.js',
    '//evil.example/login',
  ])('is no screen: %s', (path) => {
    expect(isScreen(path)).toBe(false)
  })

  it.each(Object.values(serverAddresses))('is the server’s own, with all that lies under it: %s', (address) => {
    expect([address, `${address}/`, `${address}/17`, `${address}/17/abc.def`].filter(isScreen)).toEqual([])
  })

  it('never shows the app in the place of an invoice, whatever its key', () => {
    const keys = createFileKeys(new TextEncoder().encode('a key of the tests'), 'invoice')
    const links = Array.from(
      { length: 1000 },
      (_, index) =>
        `${serverAddresses.invoices}/${index + 1}/${keys.make(index + 1, new Date(1_795_000_000_000 + index * 977))}`,
    )
    expect(links.filter(isScreen)).toEqual([])
  })

  it('starts the installed app on one of its screens', () => {
    const { start_url: start } = JSON.parse(readFileSync('manifest.webmanifest', 'utf8')) as { start_url: string }
    expect(isScreen(new URL(start, 'https://site.example').pathname)).toBe(true)
  })

  it('is written down once', () => {
    const written = [...screens, ...Object.values(publicAddresses), ...Object.values(serverAddresses)].filter(
      (address) => address !== '/',
    )
    const quoted = new RegExp(`['"\`](?:${written.join('|')})(?=['"\`/?#])`, 'g')
    const found = filesOf('src', 'scripts')
      .filter((file) => !file.startsWith('src/contract/'))
      .flatMap((file) => (codeOf(file).match(quoted) ?? []).map((text) => `${file}: ${text}`))
    expect(found).toEqual([])
  })
})

/** A file without its comments, which may name any address. */
function codeOf(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/ .*/g, '')
}

function filesOf(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:ts|tsx|mjs)$/.test(entry.name))
      .map((entry) => `${entry.parentPath}/${entry.name}`),
  )
}
