import { fr } from '../drawing/french-number.ts'
import { layout } from '../layout.ts'
import { uphillParties } from './uphill-parties.ts'
import { stacked } from './uphill-print.ts'

type Line = readonly [marks: string, count: string, packing: string, nature: string, kg: number, cubic: string]

interface Filled {
  readonly seed: number
  readonly lines: readonly Line[]
  readonly country: string
}

/** The numbered boxes of the international letter, typed over. */
export const crossBorderLetter = layout<Filled>(
  'cross-border-letter-uphill',
  [
    { seed: 9561, lines: [['LOT A', '12', 'Paletten / palettes', 'Panneaux bois 3 plis', 9840, '18,4']], country: 'AUTRICHE' },
    { seed: 9562, lines: [['7711', '4', 'Palettes', 'Chaudières à granulés', 1316, '6,2'], ['7712', '2', 'Colis', 'Conduits inox', 148.5, '1,1']], country: 'ALLEMAGNE' },
  ],
  ({ seed, lines, country }) => {
    const kg = lines.reduce((sum, line) => sum + line[4], 0)
    const { client, siteStreet, siteTown, number, order, day, plate } = uphillParties(seed)
    const decimals = Number.isInteger(kg) ? 0 : 1
    return {
      expectedKg: kg,
      draw(sheet) {
        const small = { size: 6.5, color: '#2a5a2a' } as const
        const typed = { face: 'typewriter', size: 10 } as const
        const box = (no: string, title: string, x: number, y: number, width: number, height: number, words: readonly string[] = []) => {
          sheet.box(x, y, width, height, undefined, '#2a5a2a')
          sheet.write(no, x + 3, y + 3, { face: 'sansBold', size: 8, color: '#2a5a2a' })
          sheet.write(title, x + 16, y + 4, small)
          stacked(sheet, words, x + 10, y + 18, 14, typed)
        }
        sheet.write('CMR', 548, 26, { face: 'sansBold', size: 26, color: '#2a5a2a', align: 'right' })
        stacked(sheet, ['LETTRE DE VOITURE INTERNATIONALE', 'INTERNATIONALER FRACHTBRIEF', `N° ${number}`], 310, 28, 12, { size: 9, color: '#2a5a2a' })
        box('1', 'Expéditeur / Absender', 34, 28, 262, 70, ['Exempel Werke', 'Musterstrasse 4', country])
        box('2', 'Destinataire / Empfänger', 34, 98, 262, 70, [client, siteStreet, `${siteTown} FRANCE`])
        box('16', 'Transporteur / Frachtführer', 296, 72, 265, 48, ['Transit Modèle International'])
        box('17', 'Transporteurs successifs', 296, 120, 265, 48)
        box('3', 'Lieu prévu pour la livraison', 34, 168, 262, 44, [`${siteTown}, FR`])
        box('18', 'Réserves et observations du transporteur', 296, 168, 265, 88)
        box('4', 'Lieu et date de la prise en charge', 34, 212, 262, 44, [`${country}, ${day}`])
        box('5', 'Documents annexés', 34, 256, 527, 36, [`Bon de livraison ${order}`])
        const edges = [34, 110, 160, 258, 412, 490, 561]
        const heads = ['6 Marques et numéros', '7 Nombre', '8 Mode d’emballage', '9 Nature de la marchandise', '11 Poids brut, kg', '12 Cubage m³']
        sheet.box(34, 292, 527, 190, undefined, '#2a5a2a')
        edges.slice(1, -1).forEach((edge) => sheet.rule(edge, 292, edge, 482, 0.6, '#2a5a2a'))
        heads.forEach((head, at) => sheet.write(head, edges[at]! + 3, 296, { ...small, size: 6.2 }))
        lines.forEach(([mark, count, packing, nature, weight, cubic], at) => {
          const y = 322 + at * 20
          ;[mark, count, packing, nature].forEach((words, column) => sheet.write(words, edges[column]! + 6, y, { ...typed, size: 9 }))
          sheet.write(fr(weight, decimals), 484, y, { ...typed, align: 'right' })
          sheet.write(cubic, 554, y, { ...typed, align: 'right' })
        })
        if (lines.length > 1) {
          sheet.rule(416, 450, 486, 450, 0.8)
          sheet.write(fr(kg, decimals), 484, 458, { ...typed, align: 'right' })
          sheet.write('TOTAL', 370, 458, typed)
        }
        box('13', 'Instructions de l’expéditeur', 34, 482, 262, 60, ['Ne pas gerber'])
        box('14', 'Prescriptions d’affranchissement', 296, 482, 265, 60, ['Franco'])
        box('21', 'Établi à', 34, 542, 527, 34, [])
        sheet.write(`${country}   le ${day}`, 120, 554, typed)
        box('22', 'Signature et timbre de l’expéditeur', 34, 576, 176, 90)
        box('23', 'Signature et timbre du transporteur', 210, 576, 176, 90, [plate])
        box('24', 'Marchandises reçues – Signature', 386, 576, 175, 90)
        sheet.write('Modèle imprimé à titre de spécimen', 297, 690, { ...small, align: 'center' })
      },
    }
  },
)
