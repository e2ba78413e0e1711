import { describe, expect, it } from 'vitest'
import type { SlipPage, SlipWord } from '#slip-reader/slip-page.ts'
import { slipWeight } from '#slip-reader/slip-weight.ts'
import { printed, slip } from './paper.ts'

/** The same sequence for the same seed. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const lexicon = [
  'Poids',
  'total',
  'TOTAL',
  'brut',
  'net',
  'kg',
  '(kg)',
  't',
  ':',
  '|',
  '/',
  'Qté',
  '412',
  '1',
  '250',
  '1.250',
  '0,412',
  '412kg',
  '-',
  '12/05/2026',
  'Désignation',
  'Report',
  'Tare',
  'pesée',
  '',
  ' ',
  '€',
  '٣',
  '𝟜',
  '4l2',
  '.,.,',
  'é'.repeat(300),
  '9'.repeat(400),
]

function randomPage(seed: number, count: number): SlipPage {
  const next = chance(seed)
  const number = () =>
    next() < 0.02 ? [Number.NaN, Number.POSITIVE_INFINITY, -5, 0, 1e300][Math.floor(next() * 5)]! : next() * 800
  const words = Array.from({ length: count }, (): SlipWord => ({
    text: lexicon[Math.floor(next() * lexicon.length)]!,
    x: number(),
    y: number(),
    width: number() / 10,
    height: number() / 50,
    confidence: next() * 100,
  }))
  return { width: 600, height: 800, words }
}

describe('Any page', () => {
  it('of no words weighs nothing', () => {
    expect(slipWeight([])).toBeNull()
    expect(slipWeight([{ width: 0, height: 0, words: [] }])).toBeNull()
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'of words thrown at random is survived, and weighs a possible load or nothing (%i)',
    (seed) => {
      for (let nth = 0; nth < 12; nth += 1) {
        const kg = slipWeight([randomPage(seed * 100 + nth, 20 * nth), randomPage(seed * 1000 + nth, 60)])?.kg ?? 1
        expect(kg > 0 && kg <= 100_000, `seed ${seed}, page ${nth}`).toBe(true)
      }
    },
  )

  it('in the order of no reader says the same', () => {
    const page = slip('Poids net : 412 kg   Poids brut : 430 kg\nNb colis : 4')
    expect(slipWeight([{ ...page, words: page.words.toReversed() }])?.kg).toBe(430)
  })

  it.each([-0.04, -0.015, 0.015, 0.04])('that hangs by %d is read as a straight one', (slope) => {
    const text = `
      Négoce de l’Exemple                                     BON DE LIVRAISON
      Désignation                       Qté         Poids brut kg       Volume
      Ciment CEM II 35 kg                10                350,00         0,25
      Plaque BA13                         4                102,00         0,12
      TOTAL                              14                452,00         0,37
    `
    expect(slipWeight([slip(text, { slope })])).toEqual({ kg: 452, proof: 'sum' })
  })

  it('whose words come as whole lines is read', () => {
    const page = slip('x')
    const line: SlipWord = { text: 'Poids total : 1 412,50 kg', x: 40, y: 40, width: 150, height: 8, confidence: 100 }
    expect(slipWeight([{ ...page, width: 400, words: [line] }])?.kg).toBe(1412.5)
  })

  it('whose words come letter by letter is read', () => {
    const page = slip('Poids total : 412,50 kg')
    const words = page.words.flatMap((word) =>
      [...word.text].map((text, at): SlipWord => ({ ...word, text, x: word.x + at * 6, width: 5.9 })),
    )
    expect(slipWeight([{ ...page, words }])?.kg).toBe(412.5)
  })

  it('set in letters of many widths is read', () => {
    const page = printed(
      [40, 40, 'Bon de livraison', 18],
      [40, 100, 'Désignation'],
      [300, 100, 'Qté'],
      [380, 100, 'Poids (kg)'],
      [40, 120, 'Ciment CEM II 32,5 sac 35 kg'],
      [308, 120, '10'],
      [405, 120, '350,00'],
      [40, 140, 'Plaque de plâtre BA13'],
      [311, 140, '4'],
      [405, 140, '102,00'],
      [300, 180, 'TOTAL', 12],
      [400, 180, '452,00', 12],
    )
    expect(slipWeight([page])?.kg).toBe(452)
  })

  it('with a value in large print beside a small label is read', () => {
    expect(slipWeight([printed([40, 40, 'Poids total', 8], [110, 32, '412 kg', 22])])?.kg).toBe(412)
  })
})

describe('A slip of many words', () => {
  it('costs no more a word than one of few', () => {
    const cost = (count: number) => {
      const pages = Array.from({ length: 3000 / count }, (_, nth) => randomPage(nth + 1, count))
      const before = process.cpuUsage()
      slipWeight(pages)
      return process.cpuUsage(before).user
    }
    const least = (count: number) => Math.min(...Array.from({ length: 5 }, () => cost(count)))
    cost(300)
    expect(least(3000)).toBeLessThan(4 * least(300))
  })
})
