import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './parties.ts'

const wares: readonly Ware[] = [
  ['R2V3G25', 'Câble U1000 R2V 3G2,5 – touret 500 m', 'TOU', 96, 0],
  ['R2V5G6', 'Câble U1000 R2V 5G6 – touret 250 m', 'TOU', 128.5, 0],
  ['ICTA25', 'Gaine ICTA 3422 Ø25 – couronne 50 m', 'CRN', 5.6, 0],
  ['CDC200', 'Chemin de câbles dalle marine 200 – 3 m', 'PCE', 4.9, 0],
  ['TBT4R', 'Coffret 4 rangées 52 modules', 'PCE', 3.85, 0],
]

/** An electrical wholesaler's platform: the weight of each line is printed and nobody added them up. */
export const electricalHub = layout('electrical-hub', [
  { seed: 7151, take: [[0, 2], [2, 10], [4, 3]] as Take },
  { seed: 7152, take: [[1, 1], [3, 30], [2, 6]] as Take },
], ({ seed, take }) => {
  const { lines, kg } = consigned(wares, take)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteStreet, siteTown, number, order, day } = parties(seed)
      const text = { face: 'narrow', size: 10 } as const
      sheet.box(0, 0, 595, 8, '#0d47a1', '#0d47a1')
      sheet.write('ÉLEC MODÈLE', 40, 30, { face: 'narrowBold', size: 20, color: '#0d47a1' })
      sheet.write('Plateforme logistique Spécimen – 45140 INGRÉ', 40, 54, text)
      sheet.write('BON D’EXPÉDITION', 555, 30, { face: 'narrowBold', size: 14, align: 'right' })
      writtenLines(sheet, [`N° ${number}`, `Commande ${order}`, `Le ${day}`], 555, 50, 13, { ...text, align: 'right' })
      writtenLines(sheet, ['Livrer à', client, site, siteStreet, siteTown], 320, 100, 13, text, { face: 'narrowBold', size: 10 })
      const y = table(sheet, {
        x: 40, y: 188, lines: 'rows', zebra: '#eef3fb', headFill: '#0d47a1', style: text, headStyle: { face: 'narrowBold', size: 10, color: '#fff' },
        columns: [{ title: 'Réf.', width: 65 }, { title: 'Désignation', width: 240 }, { title: 'Qté', width: 50, align: 'right' }, { title: 'Un.', width: 50, align: 'center' }, { title: 'Poids ligne (kg)', width: 110, align: 'right' }],
        rows: lines.map((line) => [line.code, line.words, String(line.count), line.unit, fr(line.kg, 2)]),
      })
      sheet.write('Tourets consignés : à restituer vides sous 6 mois.', 40, y + 16, text)
      sheet.write(`Fin du document – ${lines.length} lignes expédiées`, 40, y + 32, text)
      sheet.box(360, y + 20, 195, 70, undefined, '#999')
      sheet.write('Émargement du destinataire', 368, y + 25, { face: 'narrow', size: 9 })
    },
  }
})
