import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'

/** A form made once in a word processor, with dotted blanks somebody types over; one blank stayed empty. */
export const wordForm = layout('word-form', [
  { seed: 8211, kg: 640, told: '640 kg', parcels: '2 palettes', goods: ['Pavés granit 10 x 10 gris, 6 m²', 'Bordures granit 8 x 20 x 100, 5 pièces', 'Joint polymère, 4 sacs'] },
  { seed: 8212, kg: 1325, told: '1325 kg', parcels: '1 big bag + 1 palette', goods: ['Gravier blanc 8/16, un big bag', 'Dalles 50 x 50 sablées, 10 pièces'] },
  { seed: 8213, kg: null, told: '', parcels: '1 palette', goods: ['Carreaux ciment 20 x 20, 8 m²', 'Colle, sac de 25 kg : 3', 'Bouche-pores, bidon 5 L'] },
], ({ seed, kg, told, parcels, goods }) => ({
  expectedKg: kg,
  draw(sheet) {
    const { client, site, siteTown, date, phone } = marks(seed)
    const set = { face: 'serif', size: 13 } as const
    sheet.write('BON DE LIVRAISON', 297, 56, { face: 'serifBold', size: 22, align: 'center' })
    sheet.rule(190, 84, 405, 84, 1)
    sheet.write('Dalles & Pavés Exemple – dépôt de l’Exemple', 297, 94, { ...set, align: 'center' })
    const blank = (words: string, value: string, y: number, x = 70, end = 525) => {
      sheet.write(words, x, y, set)
      const from = x + sheet.widthOf(words, set) + 4
      const dots = '.'.repeat(Math.floor((end - from) / sheet.widthOf('.', set)))
      if (value === '') sheet.write(dots, from, y, set)
      else sheet.write(value, from + 14, y - 1, { face: 'typewriter', size: 12 })
      if (value !== '') sheet.rule(from, y + 12, end, y + 12, 0.5, '#111', 1)
    }
    blank('Date :', date, 140, 70, 280)
    blank('Camion :', 'plateau 3T5', 140, 300)
    blank('Client :', client, 170)
    blank('Adresse du chantier :', site, 200)
    blank('Ville :', siteTown, 230, 70, 330)
    blank('Tél :', phone, 230, 340)
    sheet.write('Marchandises livrées :', 70, 268, { face: 'serifBold', size: 13 })
    Array.from({ length: 6 }, (_, at) => goods[at] ?? '').forEach((words, at) => {
      sheet.write(words, 84, 294 + at * 28, { face: 'typewriter', size: 12 })
      sheet.rule(70, 310 + at * 28, 525, 310 + at * 28, 0.5, '#111', 1)
    })
    blank('Nombre de colis :', parcels, 480, 70, 330)
    blank('Poids total :', told, 480, 340)
    blank('Observations :', kg === null ? 'chien dans la cour' : '', 512)
    sheet.write('Le livreur', 110, 580, set)
    sheet.write('Le client', 400, 580, set)
    sheet.box(70, 600, 200, 90)
    sheet.box(325, 600, 200, 90)
    sheet.write('Original : client – Copie : dépôt', 297, 760, { face: 'serif', size: 9, align: 'center' })
  },
}))
