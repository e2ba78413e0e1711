import { fr } from '../drawing/french-number.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './west-parties.ts'
import { dotted } from './west-print.ts'

const variants = [
  { seed: 9561, product: 'GNT 0/31,5 calcaire', gross: 25_860, tare: 12_140, print: (kg: number) => `${fr(kg, 0, ' ')} kg` },
  { seed: 9562, product: 'Gravillon 6/10 concassé lavé', gross: 18_420, tare: 9380, print: (kg: number) => `${fr(kg / 1000, 2)} t` },
  { seed: 9563, product: 'Enrochement 200/400', gross: 31_940, tare: 14_280, print: (kg: number) => `${dotted(kg / 1000, 3)} T` },
] as const

/** A quarry's weighing note on half a sheet: lorry in, lorry out, and the load between. */
export const quarryWeighing = layout('quarry-weighing-west', variants, ({ seed, product, gross, tare, print }) => {
  const who = partiesOf(seed)
  const net = gross - tare
  const weighings: readonly (readonly [string, string, string])[] = [
    ['Pesée entrée (tare)', `${who.date} ${who.time}`, print(tare)],
    ['Pesée sortie (brut)', `${who.date} ${who.time.slice(0, 2)}:59`, print(gross)],
    ['POIDS NET', '', print(net)],
  ]
  return {
    expectedKg: net,
    paper: { size: 'A5', landscape: true },
    draw(sheet) {
      sheet.write('CARRIÈRES DU MODÈLE', 30, 26, { face: 'sansBold', size: 14 })
      writtenLines(sheet, [`${who.street}, ${who.town}`, `Tél. ${who.phone}   Autorisation préfectorale affichée au site`], 30, 46, 12, { size: 8 })
      sheet.write(`BON DE PESÉE N° ${who.slip}`, 565, 28, { face: 'sansBold', size: 13, align: 'right' })
      sheet.write('Exemplaire client', 565, 46, { size: 8, align: 'right' })
      sheet.rule(30, 74, 565, 74)
      writtenLines(sheet, [`Client : ${who.account} ${who.client}`, `Chantier : ${who.site.replace('Chantier ', '')}, ${who.siteTown}`, 'Transporteur : Transports Exemple', `Véhicule : ${who.plate}   PTAC : 32 t`], 30, 84, 16, { size: 9.5 })
      sheet.write('Produit', 30, 158, { size: 8, color: '#444' })
      sheet.write(product, 30, 170, { face: 'sansBold', size: 12 })
      weighings.forEach(([caption, when, weight], at) => {
        const y = 200 + at * 30
        sheet.box(30, y, 535, 30, at === 2 ? '#e8e8e8' : undefined)
        sheet.write(caption, 40, y + 10, { face: at === 2 ? 'sansBold' : 'sans', size: 11 })
        sheet.write(when, 270, y + 11, { size: 9 })
        sheet.write(weight, 555, y + 9, { face: at === 2 ? 'sansBold' : 'mono', size: 12, align: 'right' })
      })
      sheet.write('Pont-bascule contrôlé – portée 50 t – échelon 20 kg – classe III', 30, 300, { size: 7.5, color: '#444' })
      writtenLines(sheet, ['Le peseur', '', 'Exemple'], 60, 330, 14, { size: 8.5 })
      sheet.write('Le chauffeur', 260, 330, { size: 8.5 })
      sheet.write('Réception chantier', 430, 330, { size: 8.5 })
    },
  }
})
