import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { captionedBoxes, writtenLines } from './written-lines.ts'

/** A pump maker: serial numbers, then a foot of boxes with net and gross weight. */
export const pumpWorks = layout('pump-works', [
  { seed: 9311, net: 64.5, gross: 71, rows: [['98 44 10', 'Circulateur chauffage DN 32', '3', '18-26'], ['98 51 27', 'Pompe de surface auto-amorçante 0,75 kW', '1', '04-26'], ['98 60 02', 'Réservoir à vessie 100 L', '1', '']] },
  { seed: 9312, net: 348, gross: 391.5, rows: [['97 10 55', 'Station de relevage 500 L – 2 pompes', '1', '22-26'], ['97 11 08', 'Coffret de commande 400 V', '1', '22-26']] },
], ({ seed, net, gross, rows }) => ({
  expectedKg: gross,
  draw(sheet) {
    const { client, site, siteTown, slip, order, account, date } = marks(seed)
    const face = { face: 'sans', size: 9 } as const
    const bold = { face: 'sansBold', size: 9 } as const
    sheet.circle(60, 54, 18, '#00838f', 4)
    sheet.write('POMPES EXEMPLE', 90, 42, { face: 'sansBold', size: 17, color: '#00838f' })
    sheet.write('Usine et service après-vente', 90, 64, face)
    sheet.write('Bon de livraison', 551, 42, { face: 'sansBold', size: 15, align: 'right' })
    sheet.write('Page 1 (1)', 551, 64, { ...face, align: 'right' })
    writtenLines(sheet, ['Adresse de livraison', client, site, siteTown], 44, 96, 13, face, bold)
    ;[['Bon de livraison', slip], ['Date', date], ['N° client', account], ['Votre n° commande', order], ['Condition', 'Port payé']].forEach(([name, value], at) => {
      sheet.write(name!, 350, 96 + at * 13, bold)
      sheet.write(value!, 460, 96 + at * 13, face)
    })
    table(sheet, {
      x: 44, y: 180, lines: 'rows', rowHeight: 22, style: face, headStyle: bold,
      columns: [{ title: 'N° produit', width: 90 }, { title: 'Description', width: 267 }, { title: 'Qté', width: 60, align: 'right' }, { title: 'Sem. fab.', width: 90, align: 'center' }],
      rows,
    })
    captionedBoxes(sheet, [['Poids net', `${fr(net, 1)} kg`], ['Poids brut', `${fr(gross, 1)} kg`], ['Volume', '0,86 m³'], ['Colis', rows.length > 2 ? '3' : '1 palette'], ['Expédié par', 'Usine Exemple']], 44, 640, [100, 100, 90, 100, 117], { ...face, size: 9.5 })
    writtenLines(sheet, ['Tension et sens de rotation à vérifier avant mise en service.', 'Garantie 24 mois à compter de la date d’expédition.'], 44, 690, 12, { ...face, size: 8 })
    sheet.write('Pompes Exemple SA – 000 000 000 RCS Draguignan – www.exemple.test', 297, 800, { ...face, size: 7.5, align: 'center', color: '#666' })
  },
}))
