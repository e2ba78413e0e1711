import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, describe, expect, it } from 'vitest'
import { putInPlace } from '#scripts/put-in-place.ts'
import type { Variables } from '#server/log/access-log.ts'
import { readBuiltApp } from '#server/pages/built-app.ts'
import { servePages } from '#server/pages/serve-pages.ts'

const room = mkdtempSync(join(tmpdir(), 'colibat-builds-'))
afterAll(() => rmSync(room, { recursive: true, force: true }))

const today = new Date('2026-11-18T09:00:00Z')
const daysLater = (days: number) => new Date(today.getTime() + days * 86_400_000)
const ends = ['', '.br', '.gz']

/**
 * Builds into a folder as the build does: every build has a script and a style of its own, and a font that never
 * changes.
 */
function build(version: string, folder: string, now = today): void {
  const fresh = join(room, 'fresh')
  mkdirSync(join(fresh, 'assets'), { recursive: true })
  for (const name of [`app-${version}.js`, `style-${version}.css`, 'font.woff2'])
    for (const end of ends) writeFileSync(join(fresh, 'assets', name + end), `${name}${end}`)
  writeFileSync(
    join(fresh, 'index.html'),
    `<script type="module" src="/assets/app-${version}.js"></script><link rel="stylesheet" href="/assets/style-${version}.css">`,
  )
  putInPlace(fresh, folder, now)
}

/** A server that starts now on a folder. */
function serve(folder: string) {
  const app = new Hono<Variables>()
  servePages(app, readBuiltApp(folder), { publicUrl: null, now: () => today })
  return app
}

describe('a new build on two machines', () => {
  it('leaves no page without a file: whichever machine a page comes from, and whichever its files are asked of', async () => {
    const folders = [join(room, 'first'), join(room, 'second')]
    for (const folder of folders) build('a', folder)
    const before = folders.map((folder) => serve(folder))
    // Built on both, then one after the other is started again.
    for (const folder of folders) build('b', folder)
    const after = folders.map((folder) => serve(folder))
    const moments = [before, [after[0], before[1]], after].map((running) => running.flatMap((each) => each ?? []))
    for (const running of moments) {
      const pages = await Promise.all(running.map(async (machine) => await (await machine.request('/commande')).text()))
      const asked = pages.flatMap((page) => [...page.matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => path))
      const answers = await Promise.all(
        asked.flatMap((path) => running.map(async (machine) => `${path} ${(await machine.request(path)).status}`)),
      )
      expect(answers).toHaveLength(8)
      expect(answers.filter((answer) => !answer.endsWith(' 200'))).toEqual([])
    }
  })

  it.each([
    ['of the build before', 'b', '/assets/app-a.js'],
    ['of a build that came after the start', 'a', '/assets/app-b.js'],
  ])('has each file %s as small as it was built, for a year', async (_which, started, path) => {
    const folder = join(room, `small-${started}`)
    build('a', folder)
    let machine = serve(folder)
    build('b', folder)
    if (started === 'b') machine = serve(folder)
    for (const [accepted, end] of [
      ['br', '.br'],
      ['gzip', '.gz'],
      ['identity', ''],
    ] as const) {
      const response = await machine.request(path, { headers: { 'Accept-Encoding': accepted } })
      expect([response.status, await response.text()]).toEqual([200, `${path.slice('/assets/'.length)}${end}`])
      expect([response.headers.get('Cache-Control'), response.headers.get('Content-Type')]).toEqual([
        'public, max-age=31536000, immutable',
        'text/javascript; charset=utf-8',
      ])
    }
  })

  it.each([
    '/assets/app-a.js.br',
    '/assets/..%2findex.html',
    '/assets/.hidden',
    '/before/2026-11-18/app-a.js',
    '/assets/2026-11-18/app-a.js',
    '/assets/',
  ])('shows nothing else of its folder: %s', async (path) => {
    const folder = join(room, 'closed')
    build('a', folder)
    build('b', folder)
    const machine = serve(folder)
    writeFileSync(join(folder, 'assets/.hidden'), 'hidden')
    expect((await machine.request(path)).status).toBe(404)
  })
})

describe('the files of a build', () => {
  it('stay for 14 days after the build that ended it, however old they are, and go with the next one', () => {
    const folder = join(room, 'kept')
    build('a', folder)
    build('b', folder, daysLater(100))
    build('c', folder, daysLater(114))
    expect(keptIn(folder)).toEqual(['app-a.js', 'app-b.js', 'style-a.css', 'style-b.css'])
    build('d', folder, daysLater(115))
    expect(keptIn(folder)).toEqual(['app-b.js', 'app-c.js', 'style-b.css', 'style-c.css'])
  })

  it('are all there when several builds end on one day, and beside the new ones there are no others', () => {
    const folder = join(room, 'often')
    for (const version of ['a', 'b', 'c', 'a']) build(version, folder)
    expect(keptIn(folder)).toEqual(['app-a.js', 'app-b.js', 'app-c.js', 'style-a.css', 'style-b.css', 'style-c.css'])
    expect(readdirSync(join(folder, 'assets')).filter((name) => !/\.(?:br|gz)$/.test(name))).toEqual([
      'app-a.js',
      'font.woff2',
      'style-a.css',
    ])
    expect(existsSync(join(room, 'fresh-gone'))).toBe(false)
  })
})

function keptIn(folder: string): string[] {
  const names = readdirSync(join(folder, 'before'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(?:js|css)$/.test(path),
  )
  return names.map((path) => path.slice(path.lastIndexOf('/') + 1)).toSorted()
}
