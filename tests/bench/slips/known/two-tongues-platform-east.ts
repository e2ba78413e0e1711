import { fr } from '../drawing/french-number.ts'
import { consigned } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './east-parties.ts'
import { facts } from './east-print.ts'
import { plumbingWares, toolWares } from './east-wares.ts'

/** A group's program as it comes: items numbered in tens, dots for thousands, three decimals. */
export const twoTonguesPlatform = layout(
  'two-tongues-platform-east',
  [
    { seed: 9530, wares: plumbingWares, take: [[0, 12], [2, 8], [3, 8], [5, 6], [12, 4]] as const },
    { seed: 9531, wares: toolWares, take: [[3, 1], [2, 2], [8, 40], [9, 20], [12, 36], [0, 5]] as const },
  ],
  ({ seed, wares, take }) => {
    const goods = consigned(wares, take)
    const gross = Number((goods.kg * 1.08).toFixed(3))
    const { client, siteStreet, siteTown, number, order, account, date } = parties(seed)
    const german = (kg: number) => fr(kg, 3, '.')
    return {
      expectedKg: gross,
      draw(sheet) {
        const plain = { size: 9 } as const
        const bold = { face: 'sansBold', size: 9 } as const
        sheet.write('SPÉCIMEN GROUP', 555, 34, { face: 'sansBold', size: 18, color: '#005f73', align: 'right' })
        sheet.write('Spécimen France SAS, plateforme de distribution', 40, 90, { size: 7 })
        sheet.rule(40, 100, 240, 100, 0.4)
        writtenLines(sheet, [client, siteStreet, siteTown, 'FRANCE'], 40, 108, 13, { size: 10 })
        sheet.write('Bon de livraison / Delivery note', 320, 90, { face: 'sansBold', size: 12 })
        facts(sheet, [['Numéro/Date', `80${number} / ${date.replaceAll('/', '.')}`], ['Commande', `45000${order}`], ['Client', `000010${account}`], ['Incoterm', 'DAP'], ['Page', '1 / 1']], 320, 110, 90, 13, plain)
        facts(sheet, [['Poids brut', `${german(gross)} KG`], ['Poids net', `${german(goods.kg)} KG`]], 320, 190, 90, 13, plain, bold)
        sheet.write('Conditions d’expédition : Standard', 40, 190, plain)
        sheet.rule(40, 226, 555, 226, 1)
        sheet.write('Poste   Article', 40, 232, bold)
        sheet.write('Désignation', 140, 245, bold)
        sheet.write('Quantité', 430, 232, { ...bold, align: 'right' })
        sheet.write('Poids net', 555, 232, { ...bold, align: 'right' })
        sheet.rule(40, 260, 555, 260, 1)
        goods.lines.forEach(({ code, words, count, kg }, at) => {
          const y = 268 + at * 38
          sheet.write(String((at + 1) * 10).padStart(6, '0'), 40, y, plain)
          sheet.write(code, 140, y, plain)
          sheet.write(words, 140, y + 13, plain)
          sheet.write(`${count} PCE`, 430, y, { ...plain, align: 'right' })
          sheet.write(`${german(kg)} KG`, 555, y, { ...plain, align: 'right' })
        })
        sheet.rule(40, 740, 555, 740, 0.5)
        ;['Spécimen France SAS\nSiège : 00000 Modèleville', 'RCS 000 000 000\nTVA FR00 000000000', 'Banque Exemple\nIBAN FR00 0000 0000'].forEach((words, at) => writtenLines(sheet, words.split('\n'), 40 + at * 180, 748, 10, { size: 7 }))
      },
    }
  },
)
