import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { chance } from '../drawing/chance.ts'
import { layout } from '../layout.ts'
import { under } from './corners.ts'

/** A carrier's national waybill: framed parties, goods by kind, a totals row under the gross weights. */
export const roadWaybill = layout('road-waybill', [
  { seed: 8171, goods: [['2', 'Palettes', 'Carrelage', 1284], ['1', 'Palette', 'Colle et joints', 415]] },
  { seed: 8172, goods: [['1', 'Palette', 'Chauffe-eau et accessoires', 236], ['3', 'Colis', 'Robinetterie', 41.5], ['1', 'Fagot', 'Tubes cuivre', 28]] },
  { seed: 8173, goods: [['4', 'Palettes', 'Blocs béton', 4380]] },
] as const, ({ seed, goods }) => {
  const kg = goods.reduce((all, [, , , weight]) => all + weight, 0)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { supplier, street, town, client, site, siteTown, order, date, slip } = marks(seed)
      const luck = chance(seed)
      sheet.box(30, 30, 535, 44, undefined, '#111')
      sheet.write('LETTRE DE VOITURE NATIONALE', 297, 38, { face: 'sansBold', size: 15, align: 'center' })
      sheet.write('Arrêté du 9 novembre 1999 – exemplaire destinataire', 297, 58, { size: 7.5, align: 'center' })
      const parts = [['1. EXPÉDITEUR', supplier, street, town], ['2. DESTINATAIRE', client, site, siteTown], ['3. TRANSPORTEUR', 'Transports Exemple SARL', 'Licence n° 2026/00/0000000', '06200 NICE'], ['4. PRISE EN CHARGE', `Le ${date} à 7 h 40`, `Immatriculation AA-${luck.digits(3)}-AA`, `Réf. expéditeur ${order}`]]
      parts.forEach((words, at) => {
        const x = 30 + (at % 2) * 267.5
        const y = 74 + Math.floor(at / 2) * 78
        sheet.box(x, y, 267.5, 78)
        under(sheet, words, x + 8, y + 8, 15, { size: 9.5 }, { face: 'sansBold', size: 7.5 })
      })
      sheet.write('5. MARCHANDISES', 36, 240, { face: 'sansBold', size: 8 })
      const y = table(sheet, {
        x: 30, y: 254, lines: 'grid', rowHeight: 24, headHeight: 30, style: { size: 10 }, headStyle: { face: 'sansBold', size: 8 },
        columns: [{ title: 'Nombre', width: 60, align: 'center' }, { title: 'Emballage', width: 95 }, { title: 'Nature de la marchandise', width: 200 }, { title: 'Volume\nm³', width: 70, align: 'right' }, { title: 'Poids brut\nkg', width: 110, align: 'right' }],
        rows: [...goods.map(([count, pack, nature, weight]) => [count, pack, nature, fr(weight / 700, 2), fr(weight, weight % 1 === 0 ? 0 : 1, ' ')]), ['', '', 'TOTAUX', fr(kg / 700, 2), fr(kg, kg % 1 === 0 ? 0 : 1, ' ')]],
      })
      under(sheet, ['6. INSTRUCTIONS', 'Livraison au pied du véhicule. Prévenir le destinataire une heure avant.', 'Contre-remboursement : NON     Valeur déclarée : NON     Port : PAYÉ'], 36, y + 14, 15, { size: 9 }, { face: 'sansBold', size: 8 })
      ;['EXPÉDITEUR', 'TRANSPORTEUR', 'DESTINATAIRE'].forEach((words, at) => {
        sheet.box(30 + at * 178.3, 640, 178.3, 96)
        sheet.write(`SIGNATURE ${words}`, 36 + at * 178.3, 646, { size: 7 })
      })
      sheet.write(`N° ${slip}`, 565, 748, { face: 'mono', size: 10, align: 'right' })
    },
  }
})
