import { describe, expect, it } from 'vitest'
import { slipWeight } from '#slip-reader/slip-weight.ts'
import { printed, widthOf, type Piece } from './paper.ts'

type Case = readonly [caption: string, value: string]

/** Cases side by side, 120 wide, captions at their left edge, values at the left, in the middle or at the right. */
function cases(told: readonly Case[], side: 0 | 0.5 | 1): readonly Piece[] {
  return told.flatMap(([caption, value], at): Piece[] => {
    const x = 40 + at * 120
    return [
      [x + 5, 300, caption, 7],
      ...(value ? [[x + 5 + side * (110 - widthOf(value, 10)), 314, value, 10] as const] : []),
    ]
  })
}

describe('Cases under their captions', () => {
  it.each([0, 0.5, 1] as const)('are each their own, whatever is set in them (%d)', (side) => {
    const page = printed(
      ...cases(
        [
          ['Camion', 'AA-000-AA'],
          ['Poids (kg)', '285'],
          ['Nb colis', '3'],
          ['Déchargement', 'Grue 12 m'],
        ],
        side,
      ),
    )
    expect(slipWeight([page])?.kg).toBe(285)
  })

  it.each([0, 0.5, 1] as const)('may hold words that are captions elsewhere (%d)', (side) => {
    const page = printed(
      ...cases(
        [
          ['Nombre', '1'],
          ['Conditionnement', 'PALETTE'],
          ['Poids (kg)', '318'],
          ['Volume (m3)', '0,84'],
        ],
        side,
      ),
    )
    expect(slipWeight([page])?.kg).toBe(318)
  })

  it.each([0, 0.5, 1] as const)('are no list of goods for a caption that may head one (%d)', (side) => {
    expect(
      slipWeight([
        printed(
          ...cases(
            [
              ['Numéro', 'BL036472'],
              ['Code client', 'CL96668'],
              ['Nb colis', '4'],
              ['Poids (Kg)', '243,46'],
            ],
            side,
          ),
        ),
      ])?.kg,
    ).toBe(243.46)
    expect(
      slipWeight([
        printed(
          ...cases(
            [
              ['Pièces', '46'],
              ['Cubage (m3)', '3,242'],
              ['Poids (T)', '2,075'],
              ['Colis', '4'],
            ],
            side,
          ),
        ),
      ])?.kg,
    ).toBe(2075)
  })

  it.each([0, 0.5, 1] as const)('hold no weight where its own is empty (%d)', (side) => {
    const page = printed(
      ...cases(
        [
          ['Colis', '3'],
          ['Poids (kg)', ''],
          ['Palettes', '14'],
          ['Lignes', '62'],
        ],
        side,
      ),
    )
    expect(slipWeight([page])).toBeNull()
  })
})
