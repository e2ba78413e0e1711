import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { median } from './slow-visit.ts'
import { walkedFiles, walks } from './walks.ts'

// `npm run bench -- house`: the figures of this repository, as its files are now.
const widest = 120
const least = 15
const wings = { src: codeIn('src'), tests: codeIn('tests') }
const papers = pathsIn('.').filter((path) => path.endsWith('.md') && !path.startsWith('tests/'))
const told = ['docs/decisions/', 'docs/deviations.md', 'docs/looks/']
const wordsOf = (paths: readonly string[]) =>
  sum(paths.map((path) => readFileSync(path, 'utf8').split(/\s+/).filter(Boolean).length))
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

const rows = [
  ...Object.entries(wings).map(([wing, files]) => [
    `${wing}: files (ts, tsx, css), lines, median`,
    `${files.length}, ${sum(files.map(({ lines }) => lines.length))}, ${median(files.map(({ lines }) => lines.length))}`,
  ]),
  ...Object.entries(wings).map(([wing, files]) => [
    `${wing}: files a folder, most and mean (folders that hold any)`,
    perFolder(pathsIn(wing).filter((path) => files.some((file) => file.path === path))),
  ]),
  ...Object.entries(wings).map(([wing, files]) => [
    `${wing}: lines wider than ${widest}`,
    sum(files.map(({ lines }) => lines.filter((line) => line.length > widest).length)),
  ]),
  ...Object.entries(wings).map(([wing, files]) => [
    `${wing}: files under ${least} lines`,
    files.filter(({ lines }) => lines.length < least).length,
  ]),
  [
    'Words of paper (every .md outside of tests), of these decisions and deviations',
    `${wordsOf(papers)}, ${wordsOf(papers.filter((path) => told.some((start) => path.startsWith(start))))}`,
  ],
  ['npm scripts', Object.keys(scripts).length],
  ...Object.entries(walks).map(([walk, stops]) => [
    `Walk of ${walk}: stops, files`,
    `${stops.length}, ${walkedFiles(stops).size}`,
  ]),
]
console.log(`| What | Now |\n|---|---|\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}

A walk is a list of stops (tests/bench/walks.ts), in the order in which they are read. Its files are the stops and every file of src that a stop imports a value from:
what has to be opened to understand each stop. Types, packages, and what those files import in their turn are not counted.`)

function pathsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
    if (entry.name.startsWith('.') || ['node_modules', 'dist'].includes(entry.name)) return []
    return entry.isDirectory() ? pathsIn(path) : [path]
  })
}

function codeIn(wing: string) {
  return pathsIn(wing)
    .filter((path) => /\.(?:tsx?|css)$/.test(path))
    .map((path) => ({ path, lines: readFileSync(path, 'utf8').trimEnd().split('\n') }))
}

function perFolder(paths: readonly string[]): string {
  const folders = [...Map.groupBy(paths, dirname)].toSorted(([, a], [, b]) => b.length - a.length)
  const [[most, files] = ['', []]] = folders
  return `${files.length} (${most}), ${(paths.length / folders.length).toFixed(1)}`
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0)
}
