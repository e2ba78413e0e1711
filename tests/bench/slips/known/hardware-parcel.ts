import { fr } from '../drawing/french-number.ts'
import { chance } from '../drawing/chance.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consignment, rounded } from './consignment.ts'
import { stack } from './stack.ts'

/** An ironmonger's parcels: what is in them, then each parcel with its number and weight, then the weight of the shipment. */
export const hardwareParcel = layout('hardware-parcel', [
  { seed: 8231, parcels: [4.35, 1.1], lines: 4 },
  { seed: 8232, parcels: [12.4, 9.45, 6.9], lines: 6 },
], ({ seed, parcels, lines }) => {
  const kg = rounded(parcels.reduce((sum, parcel) => sum + parcel, 0), 2)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, order, date, account } = marks(seed)
      const luck = chance(seed)
      const goods = consignment(seed, 'hardware', { lines, nearKg: kg * 0.9 })
      const set = { face: 'slab', size: 9 } as const
      const bold = { face: 'slabBold', size: 9 } as const
      sheet.box(36, 32, 523, 42, '#222', '#222')
      sheet.write('QUINCAILLERIE EXEMPLE', 50, 45, { face: 'slabBold', size: 16, color: '#ffd400' })
      sheet.write('Bon de livraison – colis', 545, 47, { ...set, size: 12, color: '#fff', align: 'right' })
      stack(sheet, [`Commande ${order} du ${date}`, `Expédition EXP${luck.digits(7)}`, `Client ${account}`, 'Transporteur : messagerie express 24 h'], 36, 88, { ...set, step: 14 })
      stack(sheet, [client, site, siteTown], 350, 88, { ...set, step: 14, first: bold })
      const columns = [{ title: 'Réf.', width: 60 }, { title: 'Article', width: 303 }, { title: 'Quantité', width: 60, align: 'right' }, { title: 'Colis n°', width: 100, align: 'center' }] as const
      const foot = table(sheet, { x: 36, y: 160, columns, rows: goods.lines.map((line, at) => [line.code, line.words, String(line.count), String((at % parcels.length) + 1)]), style: set, headStyle: bold, rowHeight: 19 }) + 22
      parcels.forEach((parcel, at) => {
        sheet.write(`Colis ${at + 1}/${parcels.length}`, 36, foot + at * 16, bold)
        sheet.write(`n° de suivi 00EX${luck.digits(9)}`, 110, foot + at * 16, set)
        sheet.write(`${luck.whole(25, 60)} x ${luck.whole(20, 40)} x ${luck.whole(12, 30)} cm`, 300, foot + at * 16, set)
        sheet.write(`Poids : ${fr(parcel, 2)} kg`, 559, foot + at * 16, { ...set, align: 'right' })
      })
      const under = foot + parcels.length * 16 + 10
      sheet.rule(300, under, 559, under)
      sheet.write('Poids total de l’expédition', 300, under + 8, bold)
      sheet.write(`${fr(kg, 2)} kg`, 559, under + 8, { ...bold, align: 'right' })
      sheet.flow('Vérifiez le contenu avant de signer. Anomalie sur un colis ? Signalez-la dans les 3 jours depuis votre compte professionnel, rubrique « mes livraisons ». Retour gratuit sous 30 jours.', 36, under + 60, 523, { ...set, size: 8, color: '#444' })
    },
  }
})
