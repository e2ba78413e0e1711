import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { desk, type Trade } from './lowland-desk.ts'
import { figure } from './lowland-print.ts'

type Good = readonly [code: string, words: string, count: number, unitKg: number]
interface Variant { readonly seed: number; readonly trade: Trade; readonly goods: readonly Good[] }

const variants: readonly Variant[] = [
  { seed: 9781, trade: 'joinery', goods: [['10.4402', 'Ferrure coulissante 100 kg, paire', 8, 3.4], ['10.7718', 'Charnière invisible, carton de 20', 4, 6.15], ['22.0031', 'Panneau compact 13 mm 280 × 130', 22, 66.5]] },
  { seed: 9782, trade: 'plumbing', goods: [['40.1100', 'Bâti-support lavabo', 12, 13.8], ['40.2205', 'Siphon de sol inox 120 × 120', 10, 2.75], ['41.0090', 'Tuyau fonte SML DN 100, 3 m', 30, 25.2]] },
]

/** A Swiss maker's French delivery note: apostrophes for thousands, a point for decimals. */
export const fixingsSwissNote = layout('fixings-swiss-note-lowland', variants, ({ seed, trade, goods }) => {
  const who = desk(seed, trade)
  const of = (count: number, each: number) => Math.round(count * each * 10) / 10
  const net = goods.reduce((sum, [, , count, each]) => sum + of(count, each), 0)
  const gross = Math.round((net + 38.5) * 10) / 10
  return {
    expectedKg: gross,
    draw(sheet) {
      const style = { face: 'sans', size: 9 } as const
      sheet.box(505, 30, 50, 50, '#d52b1e', '#d52b1e')
      sheet.write('MUSTER', 60, 36, { face: 'sansBold', size: 22 })
      sheet.write('Muster & Exemple AG – CH-8000 Modèle', 60, 64, { ...style, size: 8, color: '#555' })
      sheet.write('ex', 530, 42, { face: 'sansBold', size: 20, color: '#fff', align: 'center' })
      writtenLines(sheet, [who.client, who.site, who.siteStreet, `F-${who.siteTown}`], 60, 118, 15, { ...style, size: 10 })
      writtenLines(sheet, [`Bulletin de livraison ${who.slip}`, `Date d’expédition : ${who.date.replaceAll('/', '.')}`, `Votre référence : ${who.order}`, 'Conditions : DDP, dédouané'], 340, 118, 15, style, { face: 'sansBold', size: 11 })
      const under = table(sheet, {
        x: 60, y: 216, lines: 'rows', style, headStyle: { face: 'sansBold', size: 8.5 }, rowHeight: 24,
        columns: [{ title: 'Pos.', width: 32 }, { title: 'N° article', width: 68 }, { title: 'Désignation', width: 225 }, { title: 'Livré', width: 50, align: 'right' }, { title: 'À suivre', width: 50, align: 'right' }, { title: 'Poids net', width: 70, align: 'right' }],
        rows: goods.map(([code, words, count, each], at) => [String(at + 1), code, words, `${count} pce`, at === 1 ? '2 pce' : '–', figure(of(count, each), 1, 'swiss')]),
      })
      const rows = [['Poids net', `${figure(net, 1, 'swiss')} kg`], ['Poids brut', `${figure(gross, 1, 'swiss')} kg`], ['Emballage', '2 palettes EUR, 1 carton']] as const
      rows.forEach(([caption, words], at) => {
        sheet.write(caption, 340, under + 18 + at * 17, { face: 'sansBold', size: 9 })
        sheet.write(words, 555, under + 18 + at * 17, { ...style, align: 'right' })
      })
      sheet.rule(340, under + 72, 555, under + 72, 0.6)
      sheet.flow('Les positions à suivre seront livrées sans autre frais. Réclamations dans les 8 jours. Tarif douanier 8302 41 10, origine CH.', 60, under + 100, 400, { ...style, size: 8, color: '#555' })
      sheet.write('Réception : ______________________________', 60, under + 160, style)
    },
  }
})
