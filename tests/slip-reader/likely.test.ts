import { describe, expect, it } from 'vitest'
import { saidBy } from '#slip-reader/agreed-weight.ts'
import type { SlipPage } from '#slip-reader/slip-page.ts'
import { printed, slip, widthOf, type Piece } from './paper.ts'

/** As a reader of pictures sees it that is not sure of its digits. */
const seen = (text: string) => slip(text, { confidence: 70 })
const likely = (page: SlipPage) => saidBy([page]).likely?.kg ?? null
const blurred = (...pieces: readonly Piece[]): SlipPage => {
  const { words, ...size } = printed(...pieces)
  return { ...size, words: words.map((word) => ({ ...word, confidence: 70 })) }
}

/** Cases side by side, 120 wide; a figure that was not read is empty. */
function cases(told: readonly (readonly [caption: string, value: string])[], side: 0 | 0.5): SlipPage {
  return blurred(
    ...told.flatMap(([caption, value], at): Piece[] => {
      const x = 40 + at * 120
      return [
        [x + 5, 300, caption, 7],
        ...(value ? [[x + 5 + side * (110 - widthOf(value, 10)), 314, value, 10] as const] : []),
      ]
    }),
  )
}

describe('Cases of which a reader of pictures lost a figure', () => {
  it('hold no weight when it is the figure that was lost', () => {
    expect(
      likely(
        cases(
          [
            ['Nombre de colis', '3'],
            ['Poids (kg)', ''],
            ['Longueur', '5,20 m'],
          ],
          0.5,
        ),
      ),
    ).toBeNull()
  })
})

describe('A list under its captions', () => {
  it('is no line of cases, though its first line has as many figures as captions', () => {
    const columns = [40, 110, 180, 300, 430]
    const row = (y: number, ...told: readonly string[]) =>
      told.flatMap((text, at): Piece[] =>
        text ? [[(columns[at] ?? 0) + (at > 2 && y > 300 ? 85 - widthOf(text, 10) : 0), y, text, 10]] : [],
      )
    expect(
      likely(
        blurred(
          ...row(300, 'Marques', 'Colis', 'Nature', 'Poids kg', 'Cubage m3'),
          ...row(320, 'TRE25', 'SU', 'Treillis', '218', '0,24'),
          ...row(340, 'GA20', 'CRN', 'Gaine', '154', '0,17'),
          ...row(360, 'BORT2', 'PCE', 'Bordure', '176', '0,20'),
          ...row(400, '', '', '', '548', '0,61'),
        ),
      ),
    ).toBe(548)
  })
})

describe('A number that looks reach alike', () => {
  it.each([
    ['of a parcel may be less than a bag', 'Poids : 6,20 kg', 6.2],
    ['without decimals may be what is left of a longer one', 'Poids : 6 kg', null],
    ['without a unit may be so, too', 'Poids : 6,20', null],
  ])('%s', (_, text, expected) => {
    expect(likely(seen(text))).toBe(expected)
  })

  it('has decimals where a single parcel cannot weigh its thousands', () => {
    expect(likely(seen('Colis 1/1\nPoids du colis : 16,400 kg'))).toBe(16.4)
    expect(likely(seen('Colis 1/1\nPoids du colis : 2,400 kg'))).toBeNull()
    expect(likely(seen('4 colis\nPoids total : 16,400 kg'))).toBeNull()
  })

  it('may have a letter too many in its unit', () => {
    expect(likely(seen('pour un poids total de 310 kge'))).toBe(310)
  })
})

describe('What a reader of pictures overlooks', () => {
  it('may be the word for the gross weight beside the net one', () => {
    const page = (heading: string) =>
      blurred(
        [40, 300, 'Poids net (KG)', 7],
        [160, 300, heading, 7],
        [280, 300, 'Volume (M3)', 7],
        [40, 314, '1110,350', 10],
        [280, 314, '0,966', 10],
      )
    expect(likely(page('Poids (KG)'))).toBeNull()
    expect(likely(page('Valeur'))).toBe(1110.35)
  })

  it('may be the weight of a line that begins with a reference like the others', () => {
    const page = (name: string) =>
      seen(`
      Réf.      Désignation            Poids total (kg)
      FEN120    Fenêtre PVC                        88,4
      LDV100    Laine de verre                     29,4
      ${name}
      HA12      Fer à béton                        42,6
    `)
    expect(likely(page('PTR45     Poutrelle'))).toBeNull()
    expect(likely(page('          roulée'))).toBe(160.4)
  })
})
