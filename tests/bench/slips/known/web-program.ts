import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { load } from '../drawing/load.ts'
import { layout } from '../layout.ts'

/** An open web program's delivery slip: bold captions over plain values, goods without lines, the carrier and the weight last. */
export const webProgram = layout('web-program', [
  { seed: 6210, decimals: 2, caption: 'Poids pour l’expédition', show: (kg: number) => `${kg.toFixed(2)} kg` },
  { seed: 6240, decimals: 2, caption: 'Poids total (kg)', show: (kg: number) => fr(kg, 2, ' ') },
  { seed: 6230, decimals: 0, caption: 'Poids global expédié', show: (kg: number) => `${fr(kg / 1000, 3)} tonne` },
], ({ seed, decimals, caption, show }) => {
  const goods = load(seed, { lines: 6, decimals, upToKg: 990 })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const { supplier, street, town, client, site, siteTown, slip, order, date } = marks(seed)
      const [plain, bold] = [{ face: 'modern', size: 9 } as const, { face: 'modernBold', size: 9 } as const]
      sheet.box(46, 40, 34, 34, '#6c5ce7', '#6c5ce7', 8)
      sheet.write('E', 63, 47, { face: 'modernBold', size: 18, color: '#ffffff', align: 'center' })
      sheet.write(supplier, 90, 50, { face: 'modernBold', size: 12 })
      ;[client, site, siteTown, 'France'].forEach((line, at) => sheet.write(line, 340, 96 + at * 14, plain))
      ;[street, town, 'contact@exemple.invalid'].forEach((line, at) => sheet.write(line, 46, 96 + at * 14, plain))
      sheet.write(`WH/OUT/${slip.slice(-5)}`, 46, 176, { face: 'modern', size: 22, color: '#6c5ce7' })
      ;[['Commande', order], ['Statut', 'Prêt'], ['Date d’expédition', `${date} 06:30:00`]].forEach(([name = '', value = ''], at) => {
        sheet.write(name, 46 + at * 170, 218, bold)
        sheet.write(value, 46 + at * 170, 232, plain)
      })
      ;['Produit', 'Commandé', 'Livré'].forEach((name, at) => sheet.write(name, [46, 450, 549][at]!, 268, { ...bold, align: at === 0 ? 'left' : 'right' }))
      sheet.rule(46, 284, 549, 284, 1.2)
      goods.lines.forEach(({ code, words, count }, at) => {
        sheet.write(`[${code}] ${words}`, 46, 296 + at * 24, plain)
        sheet.write(`${fr(count, 2)} Unité(s)`, 450, 296 + at * 24, { ...plain, align: 'right' })
        sheet.write(`${fr(count, 2)} Unité(s)`, 549, 296 + at * 24, { ...plain, align: 'right' })
      })
      const y = 316 + goods.lines.length * 24
      ;[['Transporteur', 'Livraison chantier'], [caption, show(goods.kg)], ['Nombre de colis', String(goods.parcels)]].forEach(([name = '', value = ''], at) => {
        sheet.write(name, 46 + at * 170, y, bold)
        sheet.write(value, 46 + at * 170, y + 14, plain)
      })
      sheet.rule(46, 790, 549, 790, 0.5, '#ccc')
      sheet.write('Page : 1 / 1', 297, 798, { face: 'modern', size: 7.5, color: '#777', align: 'center' })
    },
  }
})
