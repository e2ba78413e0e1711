import { layout } from '../layout.ts'
import { desk } from './lowland-desk.ts'

interface Variant { readonly seed: number; readonly goods: readonly (readonly [words: string, count: string])[]; readonly weight: string; readonly kg: number | null }

const variants: readonly Variant[] = [
  { seed: 9801, goods: [['Bac acier 3 m', '18'], ['Faîtière', '6'], ['Vis auto-perceuses', '2 btes']], weight: '425', kg: 425 },
  { seed: 9802, goods: [['Liteaux 27 × 40', '90'], ['Écran HPV', '2 rlx'], ['Pointes', '1 carton']], weight: '', kg: null },
]

/** A merchant's pre-printed form with a case for the kilos: filled in on one, left empty on the other. */
export const yardFormFilled = layout('yard-form-filled-lowland', variants, ({ seed, goods, weight, kg }) => {
  const who = desk(seed, 'roof')
  const ink = { face: 'hand', size: 18, color: '#222c66' } as const
  return {
    expectedKg: kg,
    draw(sheet) {
      sheet.write(who.supplier, 297, 36, { face: 'sansBold', size: 18, align: 'center' })
      sheet.write(`${who.street} – ${who.town} – Tél. ${who.phone}`, 297, 60, { size: 9, align: 'center' })
      sheet.write(`BON DE SORTIE DÉPÔT  N° ${who.order}`, 297, 84, { face: 'sansBold', size: 13, align: 'center' })
      const cells = [['Client', who.client], ['Chantier', who.site], ['Date', who.date], ['Véhicule', 'Plateau 3,5 t']] as const
      cells.forEach(([caption, words], at) => {
        const x = 50 + (at % 2) * 250
        const y = 112 + Math.floor(at / 2) * 36
        sheet.box(x, y, 245, 32)
        sheet.write(caption, x + 5, y + 4, { size: 7.5, color: '#555' })
        sheet.write(words, x + 60, y + 8, ink)
      })
      sheet.box(50, 196, 495, 330)
      sheet.rule(430, 196, 430, 526)
      sheet.rule(50, 218, 545, 218)
      sheet.write('Désignation des marchandises', 240, 202, { face: 'sansBold', size: 9.5, align: 'center' })
      sheet.write('Quantité', 487, 202, { face: 'sansBold', size: 9.5, align: 'center' })
      for (let y = 246; y < 526; y += 28) sheet.rule(50, y, 545, y, 0.3, '#888')
      goods.forEach(([words, count], at) => {
        sheet.write(words, 64, 221 + at * 28, ink)
        sheet.write(count, 487, 221 + at * 28, { ...ink, align: 'center' })
      })
      sheet.box(50, 534, 245, 38)
      sheet.write('POIDS TOTAL', 58, 547, { face: 'sansBold', size: 10 })
      sheet.write('kg', 282, 547, { face: 'sansBold', size: 10, align: 'right' })
      if (weight !== '') sheet.write(weight, 200, 541, { ...ink, size: 22, align: 'center' })
      sheet.box(300, 534, 245, 38)
      sheet.write('NOMBRE DE COLIS', 308, 547, { face: 'sansBold', size: 10 })
      sheet.write(String(goods.length), 480, 541, { ...ink, size: 22, align: 'center' })
      sheet.box(50, 582, 495, 80)
      sheet.write('Signature du magasinier', 58, 588, { size: 9 })
      sheet.write('Signature du client', 308, 588, { size: 9 })
    },
  }
})
