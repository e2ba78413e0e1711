import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { cols, facts } from './shore-print.ts'
import { shore } from './shore-parties.ts'

const variants: readonly { readonly seed: number; readonly parcels: readonly number[] }[] = [
  { seed: 11519, parcels: [12.4, 18.9, 8.65] },
  { seed: 11520, parcels: [24.1, 24.1, 22.85, 19.3, 9.75, 28] },
]

/** A parcel carrier's shipment sheet for one address: each parcel's real weight, then both totals, real and volumetric. */
export const expressHandoverSingle = layout('express-handover-single-shore', variants, ({ seed, parcels }) => {
  const kg = Number(parcels.reduce((sum, one) => sum + one, 0).toFixed(2))
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteStreet, siteTown, date, time, slip, account, luck } = shore(seed)
      sheet.box(36, 30, 523, 34, '#20242c', '#20242c')
      sheet.write('EXPRESS MODÈLE', 46, 39, { face: 'modernBold', size: 15, color: '#ffd23f' })
      sheet.write('Récapitulatif d’expédition', 549, 41, { face: 'modern', size: 11, color: '#fff', align: 'right' })
      writtenLines(sheet, ['EXPÉDITEUR', 'Quincaillerie Exemple', 'Zone du Modèle, 2 allée de l’Exemple', '06510 CARROS'], 40, 78, 13, { face: 'modern', size: 8.5 }, { face: 'modernBold', size: 7.5, color: '#777' })
      writtenLines(sheet, ['DESTINATAIRE', client, `${site}, ${siteStreet}`, siteTown], 310, 78, 13, { face: 'modern', size: 8.5 }, { face: 'modernBold', size: 7.5, color: '#777' })
      facts(sheet, [['Expédition', `EXM${slip}00`], ['Compte', account], ['Remis le', `${date} à ${time}`], ['Service', 'J+1 avant 13 h']], 40, 144, 70, { face: 'modern', size: 8.5 })
      const foot = table(sheet, {
        x: 36, y: 208, style: { face: 'modern', size: 8 }, headStyle: { face: 'modernBold', size: 8 }, headFill: '#f1f1f1', lines: 'rows', rowHeight: 20,
        columns: cols(['Colis', 50, 'center'], ['N° de suivi', 170], ['Dimensions (cm)', 130, 'center'], ['Contenu', 93], ['Poids (kg)', 80, 'right']),
        rows: parcels.map((weight, at) => [`${at + 1}/${parcels.length}`, `6E ${luck.digits(4)} ${luck.digits(4)} ${luck.digits(4)}`, `${luck.whole(30, 60)} × ${luck.whole(20, 45)} × ${luck.whole(15, 40)}`, 'Quincaillerie', fr(weight, 2)]),
      })
      sheet.box(310, foot + 12, 249, 52, '#fff8dc', '#ccb050')
      facts(sheet, [['Nombre de colis', String(parcels.length)], ['Poids réel total', `${fr(kg, 2)} kg`], ['Poids volumétrique', `${fr(kg * 0.71, 2)} kg`]], 320, foot + 18, 130, { face: 'modern', size: 8.5 }, 14)
      sheet.write('Poids maximal par colis : 30 kg. Au-delà : service palette.', 40, foot + 20, { face: 'modern', size: 7, color: '#666' })
      sheet.write('Document d’accompagnement – à conserver par le destinataire', sheet.width / 2, 800, { face: 'modern', size: 7, color: '#666', align: 'center' })
    },
  }
})
