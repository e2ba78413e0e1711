import { chance } from '../drawing/chance.ts'
import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { under } from './corners.ts'

/** A parcel carrier's proof of handing over, one leaf of A6: the parcel's number, its weight and the service. */
export const parcelSlipNarrow = layout('parcel-slip-narrow', [
  { seed: 8291, kg: 12.4, service: 'Domicile 24 h' },
  { seed: 8292, kg: 27.85, service: 'Chantier avant 13 h' },
  { seed: 8293, kg: 6.2, service: 'Relais pro' },
], ({ seed, kg, service }) => ({
  expectedKg: kg,
  paper: { size: [298, 420] },
  draw(sheet) {
    const luck = chance(seed)
    const { supplier, town, client, site, siteTown, date, order } = marks(seed)
    sheet.box(12, 12, 274, 396)
    sheet.write('COLIS EXEMPLE', 22, 22, { face: 'sansBold', size: 15 })
    sheet.write('Bordereau de dépôt', 276, 26, { size: 9, align: 'right' })
    sheet.rule(12, 46, 286, 46)
    under(sheet, ['Expéditeur', supplier, town], 22, 54, 13, { size: 9 }, { face: 'sansBold', size: 7 })
    sheet.rule(12, 100, 286, 100)
    under(sheet, ['Destinataire', client, site, siteTown], 22, 108, 15, { size: 10 }, { face: 'sansBold', size: 7 })
    sheet.rule(12, 172, 286, 172)
    under(sheet, [`Service : ${service}`, `Date de dépôt : ${date}`, `Référence client : ${order}`, `Poids : ${fr(kg, 2)} kg`, 'Assurance : 500 €'], 22, 182, 17, { size: 10 })
    for (let at = 0; at < 60; at++) if (luck.next() > 0.4) sheet.box(40 + at * 3.6, 282, luck.pick([0.6, 1.4, 2]), 62, '#111', '#111')
    sheet.write(`6A ${luck.digits(5)} ${luck.digits(5)} ${luck.digits(1)}`, 149, 350, { face: 'mono', size: 11, align: 'center' })
    sheet.flow('Indemnité : 23 € par kg en cas de perte, sauf assurance complémentaire. Poids maximal 30 kg.', 22, 376, 254, { size: 6.5 })
  },
}))
