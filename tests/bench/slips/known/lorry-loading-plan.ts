import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { captionedBoxes } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './parties.ts'

type Stack = readonly [bay: string, words: string, pallets: number, kg: number]

/** A plant's loading order: limits of the lorry over the table, the weight loaded under it, left blank before loading. */
export const lorryLoadingPlan = layout('lorry-loading-plan', [
  { seed: 7241, loaded: true, empty: 7900, limit: 19000, stacks: [['A', 'Laine de bois 145 – palettes', 6, 1260], ['B', 'Mortier-colle ITE sacs', 3, 3600], ['C', 'Treillis et chevilles', 1, 285]] as readonly Stack[] },
  { seed: 7242, loaded: true, empty: 2230, limit: 3500, stacks: [['A', 'Laine de roche 120 – palettes', 2, 540], ['B', 'Enduit de base sacs', 1, 420]] as readonly Stack[] },
  { seed: 7243, loaded: false, empty: 7900, limit: 19000, stacks: [['A', 'Laine de bois 60 – palettes', 5, 0], ['B', 'Enduit de finition seaux', 2, 0]] as readonly Stack[] },
], ({ seed, loaded, empty, limit, stacks }) => {
  const kg = stacks.reduce((all, stack) => all + stack[3], 0)
  const pallets = stacks.reduce((all, stack) => all + stack[2], 0)
  return {
    expectedKg: loaded ? kg : null,
    paper: { landscape: true },
    draw(sheet) {
      const { client, site, siteTown, number, day, hour, plate } = parties(seed)
      const text = { face: 'sans', size: 10 } as const
      sheet.write('ISOLANTS SPÉCIMEN – Usine de l’Exemple', 40, 36, { face: 'sansBold', size: 14 })
      sheet.write(`BON DE CHARGEMENT ${number}`, 802, 36, { face: 'sansBold', size: 14, align: 'right' })
      const y = captionedBoxes(sheet, [['Date – heure', `${day} ${hour}`], ['Véhicule', plate], ['PTAC', `${fr(limit, 0, ' ')} kg`], ['Poids à vide', `${fr(empty, 0, ' ')} kg`], ['Charge utile', `${fr(limit - empty, 0, ' ')} kg`], ['Livraison', `${client}, ${site}, ${siteTown}`]], 40, 64, [105, 80, 75, 80, 80, 342], { size: 9.5 })
      const under = table(sheet, {
        x: 40, y: y + 18, lines: 'grid', rowHeight: 26, headFill: '#e0e0e0', style: text, headStyle: { face: 'sansBold', size: 10 },
        columns: [{ title: 'Travée', width: 70, align: 'center' }, { title: 'Marchandise', width: 412 }, { title: 'Palettes', width: 90, align: 'right' }, { title: 'Kg', width: 100, align: 'right' }, { title: 'Contrôle', width: 90 }],
        rows: stacks.map(([bay, words, count, weight]) => [bay, words, String(count), loaded ? fr(weight, 0, ' ') : '', '']),
      })
      sheet.write(`Palettes chargées : ${loaded ? pallets : '........'}`, 40, under + 20, { face: 'sansBold', size: 11 })
      sheet.write(`Poids chargé : ${loaded ? fr(kg, 0, ' ') : '................'} kg`, 300, under + 20, { face: 'sansBold', size: 11 })
      sheet.write('Arrimage vérifié :    sangles    cornières    bâche', 40, under + 46, text)
      ;['Cariste', 'Chauffeur', 'Réception'].forEach((words, at) => {
        sheet.box(40 + at * 260, under + 76, 242, 80)
        sheet.write(words, 48 + at * 260, under + 82, { size: 8.5 })
      })
    },
  }
})
