import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { quotedSupplements } from '#rules/price/delivery-types.ts'
import { readTariff } from '#server/config/tariff.ts'

const file = 'src/server/config/tariff.json'
const folder = mkdtempSync(join(tmpdir(), 'colibat-tariff-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the tariff file', () => {
  it('holds the numbers of R8, read as cents', () => {
    expect(readTariff(file)).toEqual({
      base: 1990,
      weight: {
        '-150': 0,
        '151-300': 1000,
        '301-450': 2000,
        '451-600': 3000,
        '601-750': 4000,
        '751-900': 5000,
        '901-1350': 8000,
      },
      freeMinutes: 20,
      perMinute: 250,
      delivery: quotedSupplements,
      vatPercent: 20,
    })
  })

  it.each([
    ['a missing band', (tariff: Tariff) => delete tariff.weight['-150']],
    ['an unknown band', (tariff: Tariff) => (tariff.weight['1351-2000'] = 100)],
    ['a tenth of a cent', (tariff: Tariff) => (tariff.base = 19.999)],
    ['a negative amount', (tariff: Tariff) => (tariff.base = -1)],
    ['text', (tariff: Tariff) => (tariff.base = '19,90' as never)],
  ])('stops the server with its name when it holds %s', (_, spoil) => {
    const tariff = JSON.parse(readFileSync(file, 'utf8')) as Tariff
    spoil(tariff)
    const path = join(folder, 'tariff.json')
    writeFileSync(path, JSON.stringify(tariff))
    expect(() => readTariff(path)).toThrow(`Tarif illisible (${path})`)
  })

  it('stops the server with its name when it is missing or is not JSON', () => {
    expect(() => readTariff(join(folder, 'none.json'))).toThrow('Tarif illisible')
    writeFileSync(join(folder, 'broken.json'), '{')
    expect(() => readTariff(join(folder, 'broken.json'))).toThrow('Tarif illisible')
  })
})

interface Tariff {
  base: number
  weight: Record<string, number>
}
