import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { captionedBoxes, writtenLines } from './written-lines.ts'

/** A tank moulder's form: big boxes, one for the weight; or the lorry's own limit and nothing else. */
export const tankMoulder = layout('tank-moulder', [
  { seed: 9101, kg: 285, items: [['1', 'Fosse toutes eaux polyéthylène 3000 L', 'FTE3000'], ['2', 'Rehausse Ø 400 h 250', 'REH400'], ['1', 'Préfiltre pouzzolane', 'PFP']] },
  { seed: 9102, kg: 1140, items: [['1', 'Cuve béton récupération d’eau 3000 L', 'CBR30'], ['1', 'Kit pompe et flotteur', 'KPF'], ['1', 'Couvercle béton Ø 600', 'CVB6']] },
  { seed: 9103, kg: null, items: [['1', 'Bac à graisse polyéthylène 500 L', 'BAG500'], ['1', 'Regard de répartition 4 sorties', 'REG4'], ['4', 'Tube d’épandage Ø 100 – 4 m', 'TEP100']] },
], ({ seed, kg, items }) => ({
  expectedKg: kg,
  draw(sheet) {
    const { client, site, siteTown, slip, order, date, phone } = marks(seed)
    const face = { face: 'narrow', size: 10 } as const
    const small = { face: 'narrow', size: 8 } as const
    sheet.box(36, 30, 523, 52, '#e3f2fd', '#90caf9')
    sheet.write('EXEMPLE ASSAINISSEMENT', 48, 38, { face: 'narrowBold', size: 17 })
    sheet.write(`Fabrication de cuves et fosses – ${phone}`, 48, 62, small)
    sheet.write('BON DE LIVRAISON', 548, 44, { face: 'narrowBold', size: 15, align: 'right' })
    let y = captionedBoxes(sheet, [['N° de bon', slip], ['Date', date], ['N° de commande', order]], 36, 92, [174, 174, 175], face)
    sheet.box(36, y + 8, 523, 62)
    writtenLines(sheet, ['Lieu de livraison', client, site, siteTown], 44, y + 12, 14, face, small)
    y += 84
    sheet.rule(36, y, 559, y)
    writtenLines(sheet, ['Qté', ...items.map(([count]) => count!)], 44, y + 6, 20, face, { face: 'narrowBold', size: 10 })
    writtenLines(sheet, ['Désignation', ...items.map(([, words]) => words!)], 90, y + 6, 20, face, { face: 'narrowBold', size: 10 })
    writtenLines(sheet, ['Réf.', ...items.map(([, , code]) => code!)], 470, y + 6, 20, face, { face: 'narrowBold', size: 10 })
    y += 30 + items.length * 20
    sheet.rule(36, y, 559, y)
    y = kg === null
      ? captionedBoxes(sheet, [['Camion', 'AA-000-AA'], ['P.T.A.C.', '19 000 kg'], ['Accès', 'Porteur 3 essieux'], ['Déchargement', 'Grue 12 m']], 36, y + 12, [130, 130, 133, 130], face)
      : captionedBoxes(sheet, [['Camion', 'AA-000-AA'], ['Poids (kg)', fr(kg, 0, ' ')], ['Nb colis', String(items.length)], ['Déchargement', 'Grue 12 m']], 36, y + 12, [130, 130, 133, 130], face)
    y = sheet.flow('Le client s’assure que le chemin d’accès permet le passage d’un porteur. Toute attente supérieure à 30 minutes est facturée 45,00 € HT. Remplir la cuve d’eau claire avant remblaiement.', 36, y + 14, 523, small)
    sheet.box(320, y + 16, 239, 70)
    sheet.write('Signature précédée de « lu et approuvé »', 328, y + 22, small)
  },
}))
