import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))

describe('A style sheet', () => {
  it('has no more than 200 lines, as a file of code', () => {
    const lines = (path: string) => readFileSync(`src/${path}`, 'utf8').trimEnd().split('\n').length
    expect(sheets.length).toBeGreaterThan(100)
    expect(sheets.filter((path) => lines(path) > 200).map((path) => `${path}: ${lines(path)}`)).toEqual([])
  })

  it('uses no name that is given nowhere a value: what is drawn with it would be black', () => {
    const source = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(css|tsx?)$/.test(path))
      .map((path) => readFileSync(`src/${path}`, 'utf8'))
      .join('\n')
    const given = new Set(Array.from(source.matchAll(/(--[a-z_][\w-]*)['"\]]*\s*:/g), ([, name]) => name))
    const used = Array.from(source.matchAll(/var\(\s*(--[a-z_][\w-]*)/g), ([, name]) => name)
    expect(used.length).toBeGreaterThan(500)
    expect(used.filter((name) => !given.has(name))).toEqual([])
  })

  it('of a room names no class of the kit: the kit changes alone', () => {
    const kit = new Set(sheets.filter(isOfKit).flatMap(classesIn))
    expect(kit.size).toBeGreaterThan(200)
    const named = sheets
      .filter((path) => !isOfKit(path))
      .flatMap((path) => classesIn(path).map((name) => ({ path, name })))
    expect(named.length).toBeGreaterThan(300)
    expect(named.filter(({ name }) => kit.has(name)).map(({ path, name }) => `${path}: .${name}`)).toEqual([])
  })
})

const isOfKit = (path: string) => path.startsWith('app/ui/')

/** 'a.css' with '.card > .note:hover { … }' → ['card', 'note'] */
function classesIn(path: string): string[] {
  const words = readFileSync(`src/${path}`, 'utf8').replace(/\/\*.*?\*\//gs, '')
  return Array.from(words.matchAll(/([^{};]*)\{/g), ([, selector = '']) => selector)
    .filter((selector) => !selector.trim().startsWith('@'))
    .flatMap((selector) => Array.from(selector.matchAll(/\.([a-z_][\w-]*)/gi), ([, name = '']) => name))
}
