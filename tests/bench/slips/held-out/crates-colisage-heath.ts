import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { heathParties } from './heath-parties.ts'
import { centredHead, smallPrint } from './heath-print.ts'

const variants = [
  { seed: 413240, crates: [['1', 'Palette 120x80', '120x80x145', 'Pompe à chaleur, unité extérieure', 98, 116], ['2', 'Palette 120x80', '120x80x110', 'Module hydraulique', 76, 91], ['3', 'Carton', '60x40x40', 'Accessoires de raccordement', 11, 12]] },
  { seed: 413241, crates: [['1', 'Caisse bois', '260x60x140', 'Baie coulissante 2 vantaux', 184, 228], ['2', 'Caisse bois', '230x40x120', 'Châssis fixes (3)', 121, 152]] },
] as const

/** A maker's packing list: net and gross a package, both totalled. */
export const cratesColisageHeath = layout('crates-colisage-heath', variants, ({ seed, crates }) => {
  const net = crates.reduce((sum, crate) => sum + crate[4], 0)
  const gross = crates.reduce((sum, crate) => sum + crate[5], 0)
  return {
    expectedKg: gross,
    draw(sheet) {
      const parties = heathParties(seed)
      const y = centredHead(sheet, parties, { supplier: 'Fabrique Exemple SAS', title: 'LISTE DE COLISAGE', facts: [`Expédition ${parties.number}`, parties.date, `Commande ${parties.order}`], face: 'modern', bold: 'modernBold', color: '#00695c' })
      const foot = table(sheet, {
        x: 42, y: y + 6, lines: 'grid', rowHeight: 22, headHeight: 28, style: { face: 'modern', size: 8.5 }, headStyle: { face: 'modernBold', size: 8 }, headFill: '#e0f2f1',
        columns: [{ title: 'Colis', width: 38, align: 'center' }, { title: 'Type', width: 85 }, { title: 'Dim. (cm)', width: 80, align: 'center' }, { title: 'Contenu', width: 188 }, { title: 'Net\n(kg)', width: 60, align: 'right' }, { title: 'Brut\n(kg)', width: 60, align: 'right' }],
        rows: [...crates.map(([at, kind, size, words, light, heavy]) => [at, kind, size, words, fr(light), fr(heavy)]), [String(crates.length), 'colis', '', 'Totaux', fr(net), fr(gross)]],
      })
      sheet.write('Ne pas coucher. Indicateur de choc à vérifier à la réception.', 42, foot + 18, { face: 'modern', size: 9 })
      smallPrint(sheet, ['Fabrique Exemple SAS – ISO 9001 – Fluide R290 : 0,6 kg maximum par appareil'], 'modern')
    },
  }
})
