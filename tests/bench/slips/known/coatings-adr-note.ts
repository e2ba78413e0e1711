import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { captioned, stacked, together } from './furniture.ts'

type Drum = readonly [code: string, words: string, count: number, litres: number, grossKg: number]

interface Variant {
  readonly seed: number
  readonly drums: readonly Drum[]
  readonly points: number
}

/** A coatings maker's delivery note with the dangerous-goods lines the carrier wants. */
export const coatingsAdrNote = layout<Variant>(
  'coatings-adr-note',
  [
    { seed: 12251, points: 180, drums: [['GLY15', 'Laque glycéro satin blanc 15 L', 4, 15, 20.4], ['DIL20', 'Diluant synthétique 20 L', 2, 20, 17.2], ['ACR15', 'Acrylique mat blanc 15 L', 12, 15, 23.1]] },
    { seed: 12252, points: 75, drums: [['EPX25', 'Résine époxy sol base + durcisseur 25 kg', 16, 16, 26.4], ['DIL05', 'Diluant époxy 5 L', 5, 5, 4.9]] },
  ],
  ({ seed, drums, points }) => {
    const gross = together(drums.map(([, , count, , kg]) => count * kg), 1)
    const { client, site, siteTown, slip, date, account } = marks(seed)
    return {
      expectedKg: gross,
      draw(sheet) {
        sheet.write('EXEMPLE PEINTURES INDUSTRIE', 38, 36, { face: 'sansBold', size: 14 })
        sheet.write(`Bordereau de livraison ${slip}`, 38, 58, { size: 11 })
        captioned(sheet, [['Date', date], ['Client', account], ['Incoterm', 'CPT']], [400, 38], 50, 14, { size: 9 })
        stacked(sheet, [client, site, siteTown], 330, 96, 14, { size: 9.5 }, { face: 'sansBold', size: 9.5 })
        const under = table(sheet, {
          x: 38, y: 158, lines: 'grid', rowHeight: 20, headHeight: 30, headFill: '#eee', style: { size: 9 }, headStyle: { face: 'sansBold', size: 8.5 },
          columns: [{ title: 'Code', width: 58 }, { title: 'Produit', width: 222 }, { title: 'Nb', width: 40, align: 'right' }, { title: 'Volume\n(L)', width: 60, align: 'right' }, { title: 'Brut unitaire\n(kg)', width: 70, align: 'right' }, { title: 'Brut\n(kg)', width: 70, align: 'right' }],
          rows: drums.map(([code, words, count, litres, kg]) => [code, words, String(count), fr(count * litres), fr(kg, 1), fr(count * kg, 1)]),
        })
        sheet.write('Masse brute totale :', 400, under + 10, { face: 'sansBold', size: 9.5, align: 'right' })
        sheet.write(`${fr(gross, 1)} kg`, 554, under + 10, { face: 'sansBold', size: 9.5, align: 'right' })
        sheet.box(38, under + 40, 520, 78, undefined, '#c1121f')
        stacked(sheet, ['Déclaration de transport ADR', 'UN 1263 PEINTURES ou MATIÈRES APPARENTÉES AUX PEINTURES, 3, III, (D/E)', `Points ADR 1.1.3.6 : ${points} – Catégorie de transport 3 – quantité inférieure aux seuils (1000 L)`, 'Extincteur 2 kg à bord. Consignes écrites remises au conducteur.'], 46, under + 46, 16, { size: 9 }, { face: 'sansBold', size: 9.5, color: '#c1121f' })
        sheet.write('Signature de l’expéditeur', 38, 640, { size: 9 })
        sheet.write('Signature du transporteur', 330, 640, { size: 9 })
      },
    }
  },
)
