import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './parties.ts'

type Parcel = readonly [kind: string, holds: string, size: string, net: number, gross: number]

/** A maker's packing list: one row a parcel, net and gross in columns, both summed in the last row. */
export const crateColisage = layout('crate-colisage', [
  { seed: 7091, parcels: [['Palette', 'Garde-corps verre – panneaux', '210 × 110 × 60', 388, 426], ['Caisse', 'Poteaux inox et platines', '120 × 40 × 40', 96.5, 108], ['Carton', 'Visserie, cales, joints', '60 × 40 × 30', 14.2, 15]] as readonly Parcel[] },
  { seed: 7092, parcels: [['Palette', 'Radiateurs acier type 22', '120 × 80 × 140', 312, 334], ['Palette', 'Radiateurs acier type 11', '120 × 80 × 110', 204.5, 226], ['Carton', 'Consoles murales', '80 × 40 × 25', 22.4, 23.5], ['Carton', 'Robinets et tés', '40 × 30 × 20', 9.6, 10.2]] as readonly Parcel[] },
], ({ seed, parcels }) => {
  const sum = (at: 3 | 4) => parcels.reduce((all, parcel) => all + parcel[at], 0)
  return {
    expectedKg: Number(sum(4).toFixed(1)),
    draw(sheet) {
      const { client, street, town, number, order, day } = parties(seed)
      sheet.write('SPÉCIMEN INDUSTRIE', 45, 40, { face: 'serifBold', size: 18 })
      sheet.write('Usine de l’Exemple – 67120 MOLSHEIM', 45, 62, { face: 'serif', size: 9.5 })
      sheet.write('LISTE DE COLISAGE', 550, 40, { face: 'serifBold', size: 18, align: 'right' })
      writtenLines(sheet, [`N° LC-${number}`, `Date : ${day}`, `Votre commande : ${order}`, `Bon de livraison : 26-${number.slice(1)}`], 550, 66, 13, { face: 'serif', size: 9.5, align: 'right' })
      writtenLines(sheet, ['Destinataire', client, street, town], 45, 100, 14, { face: 'serif', size: 10 }, { face: 'serifBold', size: 10 })
      const y = table(sheet, {
        x: 45, y: 176, lines: 'grid', rowHeight: 22, headHeight: 32, headFill: '#ececec', style: { face: 'serif', size: 9.5 }, headStyle: { face: 'serifBold', size: 9.5 },
        columns: [{ title: 'Colis\nn°', width: 45, align: 'center' }, { title: 'Type', width: 60 }, { title: 'Contenu', width: 175 }, { title: 'Dimensions\nL × l × h (cm)', width: 95, align: 'center' }, { title: 'Poids net\n(kg)', width: 65, align: 'right' }, { title: 'Poids brut\n(kg)', width: 65, align: 'right' }],
        rows: [...parcels.map(([kind, holds, size, net, gross], at) => [`${at + 1}/${parcels.length}`, kind, holds, size, fr(net, 1), fr(gross, 1)]), ['', '', `TOTAL : ${parcels.length} colis`, '', fr(sum(3), 1, ' '), fr(sum(4), 1, ' ')]],
      })
      sheet.write('Marquage des colis : repère chantier en face avant. Palettes non gerbables.', 45, y + 18, { face: 'serif', size: 9.5 })
      sheet.write('Engin de déchargement à prévoir par le client (chariot 2 t minimum).', 45, y + 34, { face: 'serif', size: 9.5 })
    },
  }
})
