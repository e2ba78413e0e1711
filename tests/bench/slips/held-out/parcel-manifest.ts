import { chance } from '../drawing/chance.ts'
import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from '../known/written-lines.ts'
import { layout } from '../layout.ts'

/** A parcel service's sheet for one shipment of several parcels: a weight each, the total under them. */
export const parcelManifest = layout('parcel-manifest-creek', [{ seed: 412_599, kilos: [12.4, 8.65, 27.9, 3.2] }, { seed: 412_600, kilos: [19.85, 19.85, 6.1] }], ({ seed, kilos }) => {
  const total = Number(kilos.reduce((sum, one) => sum + one, 0).toFixed(2))
  const { supplier, town, client, site, siteTown, date, order } = marks(seed)
  const luck = chance(seed)
  return {
    expectedKg: total,
    draw(sheet) {
      sheet.box(36, 30, 523, 34, '#0b3d91', '#0b3d91')
      sheet.write('EXEMPLE COLIS EXPRESS', 46, 39, { face: 'condensedBold', size: 16, color: '#fff' })
      sheet.write('Bordereau d’expédition multi-colis', 549, 41, { face: 'condensed', size: 13, color: '#fff', align: 'right' })
      writtenLines(sheet, ['De :', supplier, town], 40, 78, 14, { face: 'condensed', size: 11 }, { face: 'condensedBold', size: 10 })
      writtenLines(sheet, ['À :', client, site, siteTown], 300, 78, 14, { face: 'condensed', size: 11 }, { face: 'condensedBold', size: 10 })
      sheet.write(`Enlèvement le ${date} – Réf. expéditeur ${order} – Service : J+1 avant 13 h`, 40, 142, { face: 'condensed', size: 10.5 })
      const foot = table(sheet, {
        x: 36, y: 164, lines: 'grid', rowHeight: 19, style: { face: 'condensed', size: 11 }, headStyle: { face: 'condensedBold', size: 11 },
        rows: kilos.map((one, at) => [`${at + 1}/${kilos.length}`, `XE ${luck.digits(3)} ${luck.digits(3)} ${luck.digits(3)} FR`, `${luck.whole(30, 60)} × ${luck.whole(20, 40)} × ${luck.whole(15, 35)}`, fr(one, 2)]),
        columns: [{ title: 'Colis', width: 60, align: 'center' }, { title: 'N° de suivi', width: 220 }, { title: 'Dimensions (cm)', width: 133, align: 'center' }, { title: 'Poids réel (kg)', width: 110, align: 'right' }],
      })
      sheet.write(`Nombre de colis : ${kilos.length}`, 40, foot + 12, { face: 'condensedBold', size: 12 })
      sheet.write(`Poids total de l’envoi : ${fr(total, 2)} kg`, 555, foot + 12, { face: 'condensedBold', size: 12, align: 'right' })
      sheet.flow('Poids maximal par colis : 30 kg. Longueur maximale 2 m, longueur et pourtour 3 m. Les colis hors gabarit sont facturés en supplément.', 40, foot + 44, 515, { face: 'condensed', size: 9.5, color: '#444' })
      sheet.box(300, foot + 90, 259, 70, undefined, '#888')
      sheet.write('Signature du chauffeur', 306, foot + 94, { face: 'condensed', size: 9 })
    },
  }
})
