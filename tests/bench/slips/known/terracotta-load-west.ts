import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './west-parties.ts'
import { sumOf, twoColumns } from './west-print.ts'

type Row = readonly [code: string, words: string, perPallet: number, pallets: number, palletKg: number]
const variants: readonly { seed: number; rows: readonly Row[]; inTonnes: boolean }[] = [
  { seed: 9731, rows: [['BR20RB', 'Brique rectifiée 20x31x50', 60, 8, 1130], ['BR20LI', 'Brique linteau 20x31x50', 48, 1, 905], ['BR20PO', 'Brique poteau 20x31x50', 48, 1, 940]], inTonnes: false },
  { seed: 9732, rows: [['TUCA10', 'Tuile canal 50 rouge', 432, 5, 1045], ['TUFA', 'Faîtière ronde', 120, 1, 485]], inTonnes: true },
]

/** A terracotta works' loading note by pallet, with the pallets on deposit counted apart. */
export const terracottaLoad = layout('terracotta-load-west', variants, ({ seed, rows, inTonnes }) => {
  const kg = sumOf(rows.map(([, , , pallets, each]) => pallets * each))
  const pallets = sumOf(rows.map((row) => row[3]))
  const who = partiesOf(seed)
  return {
    expectedKg: kg,
    draw(sheet) {
      sheet.box(0, 0, sheet.width, 16, '#b5472a', '#b5472a')
      sheet.write('TERRES CUITES DU SPÉCIMEN', 40, 34, { face: 'slabBold', size: 17, color: '#b5472a' })
      sheet.write(`Usine : ${who.street}, ${who.town}`, 40, 58, { face: 'slab', size: 9 })
      sheet.write('BON DE CHARGEMENT / LIVRAISON', 555, 36, { face: 'slabBold', size: 11, align: 'right' })
      sheet.write(`N° ${who.slip} – ${who.date} – ${who.time}`, 555, 54, { face: 'slab', size: 10, align: 'right' })
      twoColumns(sheet, [['Négociant', 'Matériaux Exemple'], ['Livraison directe', who.client], ['Lieu', `${who.siteStreet}, ${who.siteTown}`], ['Transporteur', 'Transports Modèle'], ['Immatriculation', who.plate]], 40, 86, 110, 16, { face: 'slab', size: 10 }, { face: 'slabBold', size: 10 })
      const foot = table(sheet, {
        x: 40, y: 182, lines: 'grid', rowHeight: 24, headHeight: 34, headFill: '#f3ddd5', style: { face: 'slab', size: 10 }, headStyle: { face: 'slabBold', size: 9.5 },
        rows: rows.map(([code, words, per, count, each]) => [code, words, String(per), String(count), fr(per * count, 0, ' '), fr(each, 0, ' '), fr(each * count, 0, ' ')]),
        columns: [{ title: 'Code', width: 65 }, { title: 'Produit', width: 165 }, { title: 'Pièces\n/ palette', width: 55, align: 'right' }, { title: 'Palettes', width: 55, align: 'right' }, { title: 'Pièces', width: 55, align: 'right' }, { title: 'kg\n/ palette', width: 55, align: 'right' }, { title: 'kg', width: 65, align: 'right' }],
      })
      sheet.write(`${pallets} palettes`, 328, foot + 12, { face: 'slabBold', size: 11 })
      sheet.write(inTonnes ? `Poids du chargement : ${fr(kg / 1000, 3)} T` : `Total ${fr(kg, 0, ' ')} kg`, 555, foot + (inTonnes ? 32 : 12), { face: 'slabBold', size: 11, align: 'right' })
      twoColumns(sheet, [['Palettes consignées livrées', String(pallets)], ['Palettes vides reprises', '0'], ['Consigne unitaire', '12,00 €']], 40, foot + 16, 150, 16, { face: 'slab', size: 9.5 })
      sheet.flow('Arrimage vérifié par le chauffeur. Poids total roulant autorisé du véhicule : 44 t. Déchargement par chariot embarqué, capacité de levage 2 000 kg.', 40, 500, 515, { face: 'slab', size: 9, color: '#555' })
      sheet.write('Le cariste', 60, 560, { face: 'slab', size: 10 })
      sheet.write('Le chauffeur', 240, 560, { face: 'slab', size: 10 })
      sheet.write('Le destinataire', 420, 560, { face: 'slab', size: 10 })
    },
  }
})
