import { describe, expect, it, vi } from 'vitest'
import { openSecondEngine } from '#slip-reader/ocr/second-engine.ts'
import { readAgain } from '#slip-reader/ocr/read-again.ts'
import { stripOf } from '#slip-reader/ocr/strip-of.ts'
import { drawnPdf, pictureOf } from './drawn-slips.ts'

// The engine starts, on a machine that has other things to do.
vi.setConfig({ testTimeout: 120_000 })

const read = await openSecondEngine()
const picture = await (await pictureOf(await drawnPdf([(pdf) => void pdf.fontSize(14).text('Poids total : 1 412,5 kg', 50, 100).text('Colis 27', 50, 300)]))).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true }).then(({ data, info }) => ({ width: info.width, height: info.height, pixels: new Uint8Array(data) }))
const perPoint = picture.width / 595
const boxAt = (x: number, y: number, width: number) => ({ x0: Math.round(x * perPoint), y0: Math.round((y + 2) * perPoint), x1: Math.round((x + width) * perPoint), y1: Math.round((y + 13) * perPoint) })
const [line, lost] = [boxAt(50, 100, 158), boxAt(50, 300, 53)]
const word = { ...line, x: line.x0, y: line.y0, width: line.x1 - line.x0, height: line.y1 - line.y0 }
const again = (text: string, confidence: number) => readAgain(read, { kind: 'again', picture, stance: { turns: 0, radians: 0, isPrinted: false }, page: { width: picture.width, height: picture.height, words: [{ text, confidence, ...word }] }, boxes: [line] })

describe('The second engine', () => {
  it('reads a strip, and tells where each character stands', async () => {
    const { text, likelihood, places } = await read(stripOf({ picture, radians: 0 }, line))
    expect(text.replaceAll(' ', '')).toBe('Poidstotal:1412,5kg')
    expect(likelihood).toBeGreaterThan(0.5)
    expect(places).toHaveLength(text.length)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  it('reads nothing on an empty strip', async () => {
    expect(await read(stripOf({ picture, radians: 0 }, boxAt(300, 500, 60)))).toMatchObject({ text: '', places: [] })
  })
})

describe('A page that both engines read', () => {
  it('is surer of what both say', async () => {
    const { page } = await again('Poidstotal:1412,5kg', 60)
    expect(page.words[0]).toMatchObject({ text: 'Poidstotal:1412,5kg' })
    expect(page.words[0]!.confidence).toBeGreaterThan(85)
  })

  it('holds the words that the first overlooked, where they stand', async () => {
    const { page, boxes } = await again('Poidstotal:1412,5kg', 60)
    const found = page.words.slice(1)
    expect(found.map(({ text }) => text)).toEqual(['Colis', '27'])
    expect(boxes).toHaveLength(page.words.length)
    for (const { x, y, width } of found) {
      expect(x).toBeGreaterThan(lost.x0 - 20)
      expect(x + width).toBeLessThan(lost.x1 + 20)
      expect(Math.abs(y - lost.y0)).toBeLessThan(20)
    }
  })

  it('stays as it was where nothing can be seen', async () => {
    const blank = { ...picture, pixels: new Uint8Array(picture.pixels.length).fill(255) }
    const page = { width: picture.width, height: picture.height, words: [{ text: '412', confidence: 60, ...word }] }
    const seen = await readAgain(read, { kind: 'again', picture: blank, stance: { turns: 0, radians: 0, isPrinted: false }, page, boxes: [line] })
    expect(seen.page).toEqual(page)
  })
})
