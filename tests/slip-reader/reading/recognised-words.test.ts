import { describe, expect, it } from 'vitest'
import type { SlipType } from '#contract/order/slip.ts'
import { drawnPdf, pictureInPdf, pictureOf, scannedPdf, sheet, textPdf } from './drawn-slips.ts'
import { allowForEngines, allReadings, openReadings, told } from './readings.ts'

allowForEngines()
const reader = openReadings()
const upright = await pictureOf(await textPdf(412))
const read = async (bytes: Uint8Array, type: SlipType, most?: number) =>
  (await allReadings(reader, bytes, type, most)).map((pages) => pages.map(told))
const weight = expect.stringMatching(/Poids total ?: 412 kg/)

describe('a picture of a slip', () => {
  it('tells its words in four passes, each in another size', async () => {
    const passes = await allReadings(reader, await upright.clone().png().toBuffer(), 'image/png')
    expect(passes.map((pages) => pages.map(told))).toEqual(Array.from({ length: 4 }, () => [weight]))
    const widths = passes.map((pages) => pages[0]!.width)
    expect(widths.map((width) => width / widths[0]!)).toEqual([
      1,
      expect.closeTo(0.875, 2),
      expect.closeTo(0.75, 2),
      expect.closeTo(1.125, 2),
    ])
  })

  it('is turned as the camera noted', async () => {
    const onItsSide = await upright.clone().rotate(270).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect(await read(onItsSide, 'image/jpeg', 1)).toEqual([[weight]])
  })

  it.each([90, 180, 270])('is read though it lies turned by %i degrees', async (degrees) => {
    expect(await read(await upright.clone().rotate(degrees).jpeg().toBuffer(), 'image/jpeg', 1)).toEqual([[weight]])
  })

  it.each([-12, -3, 3, 12])('is read though it hangs askew by %i degrees, and its rows lie level', async (degrees) => {
    const pages = (
      await allReadings(
        reader,
        await upright.clone().rotate(degrees, { background: '#fff' }).png().toBuffer(),
        'image/png',
        1,
      )
    )[0]
    const words = pages![0]!.words
    const [poids, kg] = [words.find(({ text }) => text === 'Poids'), words.find(({ text }) => text === 'kg')]
    expect(Math.abs(poids!.y - kg!.y)).toBeLessThan(poids!.height / 3)
  })

  it('has no words, and is not looked at again, when it is a sheet with nothing on it', async () => {
    expect(await read(await (await pictureOf(await drawnPdf([() => {}]))).png().toBuffer(), 'image/png')).toEqual([
      [''],
    ])
  })
})

describe('a PDF without a text layer', () => {
  it('is looked at', async () => {
    expect(await read(await scannedPdf(412), 'application/pdf', 3)).toEqual([[''], [weight], [weight]])
  })

  it('of many pages is looked at on its first two and its last three', async () => {
    const pages = await read(await scannedPdf(1, 2, 3, 4, 5, 6, 7), 'application/pdf', 2)
    expect(pages[1]!.map((words) => words !== '')).toEqual([true, true, false, false, true, true, true])
  })
})

describe('a printed page with a picture on it', () => {
  it('is told by its text layer first, and then with the words of the picture in their place', async () => {
    const [printed, looked] = await allReadings(reader, await pictureInPdf(412), 'application/pdf', 2)
    expect(told(printed![0]!)).not.toContain('412')
    expect(told(looked![0]!)).toContain(told(printed![0]!).split('\n')[0])
    expect(told(looked![0]!)).toMatch(/Poids total ?: 412 kg/)
    const poids = looked![0]!.words.find(({ text }) => text === 'Poids')
    expect([Math.round(poids!.x / 10), Math.round(poids!.y / 10)]).toEqual([7, 27])
  })

  it('is not looked at when the picture is too small for a word', async () => {
    const dot = await upright.clone().resize(20).png().toBuffer()
    const pages = await read(
      await drawnPdf([(pdf) => void (sheet(null)(pdf), pdf.image(dot, 400, 60, { width: 5 }))]),
      'application/pdf',
    )
    expect(pages).toHaveLength(1)
  })
})
