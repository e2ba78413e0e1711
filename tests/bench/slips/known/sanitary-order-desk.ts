import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { addressOf, capped } from './form-parts.ts'

type Line = readonly [code: string, words: string, count: number, price: number]

// The second branch prints no weight at all.
export const sanitaryOrderDesk = layout(
  'sanitary-order-desk',
  [
    { seed: 11_131, kg: 64.35, lines: [['MIT3320', 'MITIGEUR LAVABO C3 CHROME', 2, 78.4], ['WCSUSP1', 'PACK WC SUSPENDU BATI AUTOPORTANT', 1, 312], ['SIPH40', 'SIPHON LAVABO D32 ABS', 4, 6.15]] as readonly Line[] },
    { seed: 11_132, kg: null, lines: [['TUBEMC16', 'COUR. MULTICOUCHE 16X2 100M', 3, 118], ['RACC16F', 'RACCORD A SERTIR 16-1/2F', 40, 4.72], ['NOUR4', 'NOURRICE 4 DEPARTS', 2, 31.9]] as readonly Line[] },
  ],
  ({ seed, kg, lines }) => ({
    expectedKg: kg,
    draw(sheet) {
      const { slip, date, account, order, phone } = marks(seed)
      const face = 'mono'
      writtenLines(sheet, ['SANITAIRE EXEMPLE', 'AGENCE DE CANNES - 06400', `TEL ${phone}`], 30, 30, 13, { face, size: 9 }, { face, size: 13 })
      sheet.write('BON DE LIVRAISON CLIENT', 565, 30, { face, size: 13, align: 'right' })
      const widths = [107, 107, 107, 107, 107]
      capped(sheet, [['NUMERO', slip], ['DATE', date], ['COMPTE', account], ['COMMANDE', order], ['PAGE', '1/1']], 30, 84, widths, { face, size: 9.5 }, '#fff')
      const second = kg === null ? [['VENDEUR', '014'], ['MODE', 'NAVETTE'], ['DEPOT', 'D06']] as const : [['VENDEUR', '014'], ['MODE', 'NAVETTE'], ['DEPOT', 'D06'], ['NB COLIS', '3'], ['POIDS', `${fr(kg, 3)} KG`]] as const
      capped(sheet, second, 30, 120, widths, { face, size: 9.5 }, '#fff')
      writtenLines(sheet, addressOf(seed), 300, 172, 13, { face, size: 9 })
      const columns = [{ title: 'ARTICLE', width: 75 }, { title: 'DESIGNATION', width: 250 }, { title: 'QTE', width: 50, align: 'right' }, { title: 'P.NET', width: 75, align: 'right' }, { title: 'MONTANT', width: 85, align: 'right' }] as const
      const foot = table(sheet, { x: 30, y: 224, columns, rows: lines.map(([code, words, count, price]) => [code, words, String(count), fr(price, 2), fr(price * count, 2)]), style: { face, size: 9 }, headStyle: { face, size: 9 }, lines: 'columns', downTo: 560 })
      const total = lines.reduce((sum, [, , count, price]) => sum + count * price, 0)
      sheet.write(`TOTAL HT EUR ${fr(total, 2)}`, 561, foot + 12, { face, size: 11, align: 'right' })
      sheet.write('RESERVES EVENTUELLES : ........................................', 30, foot + 60, { face, size: 9 })
      sheet.write('NOM ET SIGNATURE : ............................................', 30, foot + 90, { face, size: 9 })
    },
  }),
)
