import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { addressOf, capped } from './form-parts.ts'

type Tin = readonly [un: string, words: string, count: number, litres: number, kg: number]

export const solventsAdvice = layout(
  'solvents-advice',
  [
    { seed: 11_271, tins: [['UN 1263', 'Peinture glycéro satinée 15 L', 8, 15, 20.5], ['', 'Peinture acrylique mate 15 L', 6, 15, 22.4], ['UN 1300', 'White-spirit 20 L', 2, 20, 16.6]] as readonly Tin[] },
    { seed: 11_272, tins: [['UN 1866', 'Résine polyester 25 kg', 4, 22, 26.3], ['UN 1263', 'Diluant synthétique 5 L', 6, 5, 4.4]] as readonly Tin[] },
  ],
  ({ seed, tins }) => {
    const kg = Number(tins.reduce((sum, tin) => sum + tin[2] * tin[4], 0).toFixed(1))
    const dangerous = tins.filter(([un]) => un !== '').reduce((sum, tin) => sum + tin[2] * tin[3], 0)
    return {
      expectedKg: kg,
      draw(sheet) {
        const { slip, date, order } = marks(seed)
        const face = 'modern'
        const bold = 'modernBold'
        sheet.box(36, 30, 523, 34, '#f9e7e7', '#c0392b')
        sheet.write('Couleurs Exemple – Bordereau d’expédition', 46, 40, { face: bold, size: 13 })
        sheet.write(slip, 549, 42, { face, size: 10, align: 'right' })
        writtenLines(sheet, ['Destinataire', ...addressOf(seed)], 36, 78, 14, { face, size: 9.5 }, { face: bold, size: 8.5 })
        writtenLines(sheet, [`Date d’expédition : ${date}`, `Référence commande : ${order}`, 'Transport : messagerie ADR'], 350, 92, 14, { face, size: 9 })
        const columns = [{ title: 'N° ONU', width: 65 }, { title: 'Produit', width: 238 }, { title: 'Nb', width: 50, align: 'right' }, { title: 'Litres', width: 70, align: 'right' }, { title: 'Poids brut kg', width: 100, align: 'right' }] as const
        const foot = table(sheet, { x: 36, y: 150, columns, rows: tins.map(([un, words, count, litres, each]) => [un, words, String(count), String(count * litres), fr(count * each, 1)]), style: { face, size: 9 }, headStyle: { face: bold, size: 8.5 }, lines: 'grid' })
        capped(sheet, [['Colis', String(tins.reduce((sum, tin) => sum + tin[2], 0))], ['Poids brut total', `${fr(kg, 1)} kg`], ['Volume ADR', `${dangerous} L`], ['Points 1.1.3.6', `${dangerous}`]], 36, foot + 16, [100, 163, 130, 130], { face, size: 9.5 }, '#f9e7e7')
        sheet.flow('Quantité inférieure à 1 000 points : transport exempté au titre du 1.1.3.6 de l’ADR. Extincteur 2 kg à bord obligatoire. Déclaration : les marchandises sont admises au transport et emballées selon la réglementation.', 36, foot + 72, 523, { face, size: 8, color: '#444' })
      },
    }
  },
)
