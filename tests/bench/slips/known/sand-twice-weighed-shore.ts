import { fr } from '../drawing/french-number.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { facts } from './shore-print.ts'
import { shore } from './shore-parties.ts'

const variants: readonly { readonly seed: number; readonly goods: string; readonly tare: number; readonly gross: number | null }[] = [
  { seed: 11549, goods: 'Sable de chape 0/4 lavé', tare: 3180, gross: 6140 },
  { seed: 11550, goods: 'Mignonnette 4/8', tare: 2960, gross: 3480 },
  { seed: 11551, goods: 'Sable de chape 0/4 lavé', tare: 3240, gross: null },
]

/** A yard's scale, half a page: two weighings and what is left; of the third slip only the entry is weighed. */
export const sandTwiceWeighed = layout('sand-twice-weighed-shore', variants, ({ seed, goods, tare, gross }) => ({
  paper: { size: 'A5', landscape: true },
  expectedKg: gross === null ? null : gross - tare,
  draw(sheet) {
    const { client, slip, date, luck, site, account } = shore(seed)
    const mono = { face: 'mono', size: 10.5 } as const
    sheet.write('GRANULATS SPÉCIMEN', 30, 24, { face: 'sansBold', size: 15 })
    writtenLines(sheet, ['Dépôt de l’Exemple – pont-bascule 18 m', 'Instrument vérifié – classe III – Max 50 t – Min 400 kg – e = 20 kg'], 30, 44, 12, { size: 8 })
    sheet.write(`BON DE PESÉE N° ${slip}`, 565, 26, { face: 'sansBold', size: 12, align: 'right' })
    sheet.rule(30, 74, 565, 74)
    facts(sheet, [['Client', `${account} ${client}`], ['Chantier', site], ['Produit', goods], ['Véhicule', 'EX-000-MP (benne client)']], 30, 84, 80, mono, 17)
    sheet.rule(30, 158, 565, 158)
    const at = (words: readonly string[], y: number) => [30, 150, 270, 390].forEach((x, column) => sheet.write(words[column] ?? '', column === 3 ? 540 : x, y, { ...mono, align: column === 3 ? 'right' : 'left' }))
    const entry = `0${luck.whole(7, 9)}:${luck.whole(10, 55)}`
    at(['Pesée', 'Date', 'Heure', 'kg'], 168)
    at(['1 - Tare', date, entry, fr(tare, 0, ' ')], 192)
    at(gross === null ? ['2 - Brut', '', '', '........'] : ['2 - Brut', date, `10:${luck.whole(10, 55)}`, fr(gross, 0, ' ')], 212)
    sheet.rule(380, 230, 545, 230)
    sheet.write('NET', 30, 238, { ...mono, size: 14 })
    sheet.write(gross === null ? '........' : fr(gross - tare, 0, ' '), 540, 238, { ...mono, size: 14, align: 'right' })
    sheet.write('Rappel : PTAC du véhicule à respecter, 3,5 t ou 7,5 t selon carte grise.', 30, 272, { size: 8, color: '#444' })
    ;['Le peseur', 'Le chauffeur'].forEach((who, side) => {
      sheet.box(30 + side * 275, 300, 260, 90)
      sheet.write(who, 37 + side * 275, 306, { size: 8 })
    })
  },
}))
