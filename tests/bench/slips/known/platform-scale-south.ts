import { layout } from '../layout.ts'
import { figure, parties } from './south-print.ts'

interface Variant {
  readonly seed: number
  readonly goods: string
  readonly grossKg: number
  readonly tareKg: number
  readonly tonnes: boolean
  /** The lorry has been weighed once only. */
  readonly once: boolean
}

/** A garden platform's weighing note: first weighing, second weighing, net. */
export const platformScaleSouth = layout<Variant>(
  'platform-scale-south',
  [
    { seed: 9711, goods: 'Terre végétale criblée', grossKg: 11_480, tareKg: 6220, tonnes: false, once: false },
    { seed: 9712, goods: 'Paillage minéral pouzzolane', grossKg: 7360, tareKg: 4180, tonnes: true, once: false },
    { seed: 9713, goods: 'Compost vert', grossKg: 0, tareKg: 5940, tonnes: false, once: true },
  ],
  ({ seed, goods, grossKg, tareKg, tonnes, once }) => {
    const { client, town, number, date, hour, plate } = parties(seed)
    const shown = (kg: number) => (tonnes ? `${figure(kg / 1000)} t` : `${figure(kg, 0, ' ')} kg`)
    return {
      expectedKg: once ? null : grossKg - tareKg,
      paper: { size: 'A5' },
      draw(sheet) {
        const face = { face: 'mono', size: 10 } as const
        sheet.write('PLATE-FORME VERTE EXEMPLE', 210, 26, { face: 'sansBold', size: 14, align: 'center' })
        sheet.write('Route du Spécimen – 83480 PUGET – Pont-bascule n° 1, portée max 50 t', 210, 46, { size: 8, align: 'center' })
        sheet.write(`BON DE PESÉE ${number}`, 210, 68, { face: 'sansBold', size: 13, align: 'center' })
        sheet.rule(28, 90, 392, 90)
        ;[['Client', client], ['Destination', town], ['Véhicule', plate], ['Produit', goods], ['PTAC', '19 t']].forEach(([caption, value], at) => {
          sheet.write(caption!, 36, 104 + at * 20, face)
          sheet.write(`: ${value}`, 130, 104 + at * 20, face)
        })
        const first = ['1re pesée (vide)', `${date} ${hour}`, shown(tareKg)]
        const second = once ? ['2e pesée (charge)', '', ''] : ['2e pesée (charge)', date, shown(grossKg)]
        const net = ['NET', '', once ? '' : shown(grossKg - tareKg)]
        sheet.box(28, 216, 364, 96)
        ;[first, second, net].forEach(([caption, moment, value], at) => {
          const style = { ...face, face: at === 2 ? 'sansBold' : 'mono', size: at === 2 ? 13 : 10 } as const
          sheet.write(caption!, 36, 228 + at * 30, style)
          sheet.write(moment!, 160, 228 + at * 30, { ...face, size: 9 })
          sheet.write(value!, 384, 228 + at * 30, { ...style, align: 'right' })
          if (at > 0) sheet.rule(28, 217 + at * 32, 392, 217 + at * 32, 0.4)
        })
        sheet.write(once ? 'En attente de la seconde pesée' : 'Pesée conforme – sortie autorisée', 36, 328, { size: 9 })
        sheet.write('Le peseur', 36, 370, { size: 9 })
        sheet.write('Le chauffeur', 260, 370, { size: 9 })
        sheet.write('Bascule vérifiée (modèle) – métrologie légale – ticket à conserver', 210, 560, { size: 7.5, align: 'center', color: '#555' })
      },
    }
  },
)
