import { describe, expect, it } from 'vitest'
import { slipWeight } from '#slip-reader/slip-weight.ts'
import { printed, slip, type Piece } from './paper.ts'
import { blankFigures, toldFigures } from './varied-figures.ts'

const kg = (text: string) => slipWeight([slip(text)])?.kg ?? null
const drawn = (...pieces: Piece[]) => slipWeight([printed(...pieces)])?.kg ?? null

describe('Cases at the foot of a slip', () => {
  const captions: Piece[] = [
    [34, 652, 'Poids net', 6.5],
    [102, 652, 'Poids brut', 6.5],
    [170, 652, 'Colis', 6.5],
    [238, 652, 'Expédition', 6.5],
    [306, 652, 'Conditions', 6.5],
  ]

  it('pair small captions at their left with figures at their right', () => {
    expect(
      drawn(
        ...captions,
        [65, 668, '434,72', 9],
        [133, 668, '448,16', 9],
        [219, 668, '10', 9],
        [242, 668, 'Notre camion', 9],
        [337, 668, 'Franco', 9],
      ),
    ).toBe(448.16)
  })

  it('keep their weight open when its case is empty', () => {
    expect(drawn(...captions, [219, 668, '10', 9], [242, 668, 'Notre camion', 9], [337, 668, 'Franco', 9])).toBeNull()
  })
})

describe('A list of labels, each over its figure', () => {
  it('says nothing when the next label follows at once', () => {
    expect(
      drawn(
        [400, 300, 'Poids', 8],
        [400, 334, 'Nb colis', 8],
        [400, 348, '30', 8],
        [400, 368, 'Articles', 8],
        [400, 382, '4', 8],
      ),
    ).toBeNull()
  })

  it('may be that of one article', () => {
    expect(kg('Ciment CEM II\nPoids\n350 kg\nQuantité\n4')).toBeNull()
  })
})

describe('Figures put together by chance', () => {
  it('are never weighed wrong where they say the weight', () => {
    expect(
      toldFigures(300)
        .filter(({ page, kg: truth }) => ![truth, null].includes(slipWeight([page])?.kg ?? null))
        .map(({ text }) => text),
    ).toEqual([])
  })

  it('are nearly all weighed where they say the weight', () => {
    expect(
      toldFigures(300).filter(({ page, kg: truth }) => slipWeight([page])?.kg === truth).length,
    ).toBeGreaterThanOrEqual(0.95 * 300)
  })

  it('have no weight where nothing was filled in for it', () => {
    expect(
      blankFigures(300)
        .filter(({ page }) => slipWeight([page]) !== null)
        .map(({ text }) => text),
    ).toEqual([])
  })
})
