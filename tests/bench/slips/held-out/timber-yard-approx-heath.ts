import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { heathParties } from './heath-parties.ts'
import { signBoxes, twoAddressHead } from './heath-print.ts'

const variants = [
  { seed: 413255, timber: [['Bastaing épicéa C24 63x175', '5,00', 40, 2.205], ['Chevron 63x75', '4,00', 60, 1.134], ['Volige 18x105', '3,00', 120, 0.68]], kg: 1850 },
  { seed: 413256, timber: [['Poutre lamellé-collé 120x360', '7,50', 4, 1.296], ['Solive KVH 60x200', '6,00', 24, 1.728]], kg: 1360 },
  { seed: 413257, timber: [['Lambourde pin traité 45x70', '4,00', 50, 0.63], ['Lame de terrasse 27x145', '4,00', 80, 1.253]], kg: null },
] as const

/** A timber yard: pieces and cubic metres on the lines, cubic total and, when the yard has it, a rounded weight below. */
export const timberYardApproxHeath = layout('timber-yard-approx-heath', variants, ({ seed, timber, kg }) => {
  const cubic = timber.reduce((sum, line) => sum + line[3], 0)
  return {
    expectedKg: kg,
    draw(sheet) {
      const parties = heathParties(seed)
      const y = twoAddressHead(sheet, parties, { supplier: 'Bois Exemple Négoce', title: 'BON D’EXPÉDITION', facts: [`n° ${parties.number}`, `du ${parties.date}`, `Votre commande : ${parties.order}`, 'Franco chantier'], face: 'slab', bold: 'slabBold', color: '#4e342e' })
      const foot = table(sheet, {
        x: 36, y, lines: 'rows', rowHeight: 21, style: { face: 'slab', size: 10 }, headStyle: { face: 'slabBold', size: 10 }, headFill: '#efebe9',
        columns: [{ title: 'Désignation', width: 243 }, { title: 'Longueur (m)', width: 95, align: 'right' }, { title: 'Pièces', width: 85, align: 'right' }, { title: 'Cube (m³)', width: 100, align: 'right' }],
        rows: timber.map(([words, length, count, cube]) => [words, length, String(count), fr(cube, 3)]),
      })
      ;[`Cube total : ${fr(cubic, 3)} m³`, ...(kg === null ? [] : [`Poids approximatif : ${fr(kg, 0, ' ')} kg`])].forEach((line, at) => sheet.write(line, 555, foot + 14 + at * 17, { face: 'slabBold', size: 11, align: 'right' }))
      sheet.write('Bois certifié, humidité 18 % ± 2.', 36, foot + 16, { face: 'slab', size: 9 })
      signBoxes(sheet, ['Cariste', 'Transporteur', 'Client'], foot + 70, 64, 'slab')
    },
  }
})
