import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './east-parties.ts'
import { electricalWares } from './east-wares.ts'

/** An electrical wholesaler's platform: a net and a gross column with their totals, drums counted apart. */
export const cableNetGross = layout(
  'cable-net-gross-east',
  [
    { seed: 9515, take: [[0, 2], [1, 1], [3, 6], [4, 2], [8, 1]] as const, drums: 3 },
    { seed: 9516, take: [[5, 40], [9, 2], [12, 3], [6, 4], [10, 30], [11, 5], [2, 20]] as const, drums: 0 },
  ],
  ({ seed, take, drums }) => {
    const goods = consigned(electricalWares, take)
    const gross = goods.lines.map(({ unit, count, kg }) => Number((kg + (unit === 'TRT' ? 18 * count : kg * 0.04)).toFixed(2)))
    const total = Number(gross.reduce((sum, kg) => sum + kg, 0).toFixed(2))
    const { client, site, siteStreet, siteTown, number, order, account, date, hour, town } = parties(seed)
    return {
      expectedKg: total,
      draw(sheet) {
        const plain = { face: 'narrow', size: 9 } as const
        const bold = { face: 'narrowBold', size: 9 } as const
        sheet.write('Modèle Électrique', 30, 28, { face: 'narrowBold', size: 20, color: '#1f4e9c' })
        writtenLines(sheet, ['Plateforme logistique régionale', town], 30, 54, 12, plain)
        sheet.box(350, 26, 215, 74, '#1f4e9c', '#1f4e9c')
        writtenLines(sheet, ['BON D’EXPÉDITION', `N° ${number}`, `du ${date} à ${hour}`, `Commande ${order} / Client ${account}`], 358, 34, 15, { ...plain, color: '#fff' }, { face: 'narrowBold', size: 12, color: '#fff' })
        writtenLines(sheet, ['Destinataire :', client, site, siteStreet, siteTown], 30, 112, 12, plain, bold)
        sheet.write('Tournée : matin – Transporteur : Exemple Transports', 350, 124, plain)
        const foot = table(sheet, {
          x: 30, y: 186, lines: 'grid', style: plain, headStyle: bold, headFill: '#dbe5f4',
          columns: [{ title: 'Article', width: 92 }, { title: 'Désignation', width: 203 }, { title: 'Qté', width: 40, align: 'right' }, { title: 'Un.', width: 40, align: 'center' }, { title: 'Poids net', width: 80, align: 'right' }, { title: 'Poids brut', width: 80, align: 'right' }],
          rows: goods.lines.map(({ code, words, unit, count, kg }, at) => [code, words, String(count), unit, fr(kg, 2), fr(gross[at]!, 2)]),
        })
        sheet.box(325, foot, 80, 20, '#dbe5f4')
        sheet.box(405, foot, 80, 20)
        sheet.box(485, foot, 80, 20)
        sheet.write('Total en kg', 365, foot + 6, { ...bold, align: 'center' })
        sheet.write(fr(goods.kg, 2, ' '), 481, foot + 6, { ...plain, align: 'right' })
        sheet.write(fr(total, 2, ' '), 561, foot + 6, { ...bold, align: 'right' })
        if (drums > 0) sheet.write(`Tourets consignés : ${drums} (type F, tare 18 kg l’un) – à restituer sous 12 mois`, 30, foot + 34, plain)
        sheet.write('Palettes EUR : 1      Heure d’arrivée : ..........      Heure de départ : ..........', 30, foot + 56, plain)
        sheet.box(30, foot + 76, 535, 64)
        sheet.write('Réserves et signature du destinataire', 36, foot + 81, { ...plain, size: 7.5 })
      },
    }
  },
)
