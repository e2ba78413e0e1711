import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { folderCircles } from './folder-circles.ts'
import { importArrows, needsOf, type Arrow } from './import-arrows.ts'

const folders = [
  'src',
  ...readdirSync('src', { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? `${entry.parentPath}/${entry.name}` : [],
  ),
]
const holdingFolders = folders.filter(
  (path) => readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory()).length > 0,
)
const imports = importArrows('src')

const halls = ['src/app', 'src/server']

/**
 * A process's ports and the database's tables, each in one list: every room is given some of it. Types lead up to a
 * list and down again, and nothing is done on the way.
 */
const lists = ['src/app/world.ts', 'src/server/world.ts', 'src/server/tables.ts']
const besideLists = imports.filter(({ from, to }) => !lists.includes(from) && !lists.includes(to))

describe('The folders of the house', () => {
  it.each(holdingFolders)('have a direction in %s: their imports draw no circle', (house) => {
    expect(folderCircles(house, besideLists, 'counts')).toEqual([])
  })

  it('hold forty files each, at the most: more is a corridor', () => {
    const sizes = folders.map((path) => ({
      path,
      files: readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isFile()).length,
    }))
    expect(sizes.filter(({ files }) => files > 40)).toEqual([])
  })

  it('are many, and so are the imports between them', () => {
    expect(holdingFolders).toEqual(expect.arrayContaining([...halls, 'src/server/adapters', 'src/app/history']))
    expect(imports.length).toBeGreaterThan(1000)
  })
})

describe('A circle of folders', () => {
  const sound = [
    arrow('slip/read.ts', 'model/state.ts'),
    arrow('page/form.tsx', 'slip/read.ts'),
    arrow('page/form.tsx', 'model/state.ts'),
    arrow('model/state.ts', 'model/draft.ts'),
  ]

  it('is none where every arrow leads down, or stays in its folder', () => {
    expect(folderCircles('room', sound, 'does not count')).toEqual([])
  })

  it('is told with the files that draw it, once, however many lie on it', () => {
    const planted = [...sound, arrow('model/draft.ts', 'slip/kept.ts')]
    expect(folderCircles('room', planted, 'does not count')).toEqual([
      'model → slip → model (model/draft.ts imports slip/kept.ts, slip/read.ts imports model/state.ts)',
    ])
  })

  it('is told of three folders, too', () => {
    const planted = [...sound, arrow('model/state.ts', 'page/steps.ts')].filter(
      ({ from, to }) => from !== 'room/page/form.tsx' || to !== 'room/model/state.ts',
    )
    expect(folderCircles('room', planted, 'does not count')).toEqual([
      'model → page → slip → model (model/state.ts imports page/steps.ts, page/form.tsx imports slip/read.ts, slip/read.ts imports model/state.ts)',
    ])
  })

  it('goes round through a file beside the folders where these count', () => {
    const planted = [...sound, arrow('model/state.ts', 'session.ts'), arrow('session.ts', 'slip/read.ts')]
    expect(folderCircles('room', planted, 'does not count')).toEqual([])
    expect(folderCircles('room', planted, 'counts')).toEqual([
      'model → session.ts → slip → model (model/state.ts imports session.ts, session.ts imports slip/read.ts, slip/read.ts imports model/state.ts)',
    ])
  })

  it.each([
    ['a value', `import { read } from './slip/read.ts'`],
    ['a type', `import type { Slip } from './slip/read.ts'`],
    ['an effect', `import './slip/read.ts'`],
    ['a late part', `const late = () => import('./slip/read.ts')`],
    ['what is handed on', `export type { Slip } from './slip/read.ts'`],
    ['a thread', `new Worker(new URL('./slip/read.ts', import.meta.url))`],
  ])('may be drawn by the import of %s', (_what, code) => {
    expect(needsOf(code)).toEqual(['./slip/read.ts'])
  })
})

function arrow(from: string, to: string): Arrow {
  return { from: `room/${from}`, to: `room/${to}` }
}
