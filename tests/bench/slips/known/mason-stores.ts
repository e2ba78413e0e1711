import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'

/** A builder's own stores send goods to his site: a printed form filled in by hand. */
export const masonStores = layout('mason-stores', [
  { seed: 9131, kg: 640, weight: '640 kg', rows: [['12', 'sacs ciment', 'dépôt A'], ['6', 'étais 3 m', 'parc'], ['20', 'parpaings 20', 'cour'], ['1', 'bétonnière 160 L', 'atelier']] },
  { seed: 9132, kg: null, weight: '', rows: [['8', 'bastaings 4 m', 'rack 2'], ['2', 'rouleaux polyane', 'dépôt A'], ['1', 'brouette', 'atelier']] },
  { seed: 9133, kg: 275, weight: '275 kg', rows: [['5', 'treillis ST10', 'parc'], ['10', 'HA10 6 m', 'parc'], ['2', 'seaux hydrofuge', 'dépôt B'], ['1', 'carton cales', 'dépôt B']] },
], ({ seed, kg, weight, rows }) => ({
  expectedKg: kg,
  paper: { size: 'A5' },
  draw(sheet) {
    const { site, siteTown, date, order } = marks(seed)
    const form = { face: 'sans', size: 9 } as const
    const hand = { face: 'hand', size: 15, color: '#1a3a8f' } as const
    sheet.write('MAÇONNERIE EXEMPLE', 28, 28, { face: 'sansBold', size: 14 })
    sheet.write('BON DE LIVRAISON CHANTIER', 392, 30, { face: 'sansBold', size: 10, align: 'right' })
    sheet.write('(dépôt vers chantier)', 392, 43, { ...form, align: 'right', size: 7.5 })
    ;[['Date :', date], ['Chantier :', `${site}`], ['', siteTown], ['Conducteur :', 'M. Exemple'], ['N° affaire :', order]].forEach(([name, value], at) => {
      sheet.write(name!, 28, 68 + at * 20, form)
      sheet.write(value!, 92, 62 + at * 20, hand)
      sheet.rule(90, 79 + at * 20, 392, 79 + at * 20, 0.4, '#999', 1)
    })
    sheet.box(28, 176, 364, 22, '#eee')
    ;['Qté', 'Matériel / matériaux', 'Provenance'].forEach((words, at) => sheet.write(words, [36, 84, 290][at]!, 183, { face: 'sansBold', size: 9 }))
    for (let line = 0; line < 8; line++) {
      sheet.box(28, 198 + line * 24, 364, 24)
      const [count = '', words = '', from = ''] = rows[line] ?? []
      sheet.write(count, 40, 200 + line * 24, hand)
      sheet.write(words, 84, 200 + line * 24, hand)
      sheet.write(from, 290, 200 + line * 24, hand)
    }
    sheet.rule(78, 176, 78, 390, 0.6)
    sheet.rule(284, 176, 284, 390, 0.6)
    sheet.write('Poids total :', 28, 408, { face: 'sansBold', size: 10 })
    sheet.write(weight, 100, 402, hand)
    sheet.rule(96, 421, 190, 421, 0.4, '#999', 1)
    sheet.write('Véhicule :', 220, 408, form)
    sheet.write('fourgon benne', 268, 402, hand)
    sheet.write('Visa magasinier', 28, 446, form)
    sheet.write('Visa chef de chantier', 250, 446, form)
    sheet.box(28, 460, 140, 60)
    sheet.box(250, 460, 142, 60)
    sheet.write('Exemplaire blanc : chantier – jaune : magasin', 210, 560, { ...form, size: 7, align: 'center' })
  },
}))
