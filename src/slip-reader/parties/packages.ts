import { right } from '#slip-reader/words/box.ts'
import type { Labels } from './blocks.ts'
import { sole, type PartyField } from './party-field.ts'

/**
 * How many packages a slip says that it brings, where it calls the number so: 'Nombre de colis : 3', 'Nb palettes' with
 * '3' beside. Null when it says two.
 */
export function packagesOn(pages: readonly Labels[]): PartyField | null {
  return sole(
    pages.flatMap(({ pieces }) =>
      pieces.map((piece, at) => {
        const [label, told] = counted.exec(piece.plain) ?? []
        if (label === undefined) return null
        const [before, next, after] = [pieces[at - 1], pieces[at + 1], pieces[at + 2]]
        const isNear = next?.row === piece.row && next.x - right(piece) < 40 * piece.pitch
        // The boxes of a consignment note are numbered: « 7 Nombre de colis », « 8 Emballage ».
        const isBox = before?.row === piece.row && /^\d{1,2}$/.test(before.text)
        const isAnswer = piece.plain.endsWith(':') || (!isBox && after?.row !== piece.row)
        const beside = isNear && isAnswer ? next : null
        const [line, value] = told === undefined ? [beside, beside?.text.trim()] : [piece, told]
        if (!line || !value || !whole.test(value)) return null
        return {
          value,
          words: line === piece ? piece.text : `${piece.text.replace(/[\s:]+$/, '')} : ${value}`,
          confidence: Math.min(piece.confidence, line.confidence),
        }
      }),
    ),
  )
}

const whole = /^[1-9]\d{0,3}$/
const counted =
  /^(?:nb|nbre|nombre)\.? ?(?:total )?(?:de |d')?(?:colis|palettes?)(?: ?\/ ?(?:colis|palettes?))? ?:? ?(?<=[ :s])(\d+)?$/
