import { layout } from '../layout.ts'
import { parties } from './parties.ts'

/** A small haulier's printed form filled with a pen; once still blank. */
export const handFilledForm = layout('hand-filled-form', [
  { seed: 7261, goods: ['2 palettes parpaings', '1 palette ciment'] as readonly string[], kg: 3450 as number | null, weight: '3 450' },
  { seed: 7262, goods: ['Portail alu + 2 poteaux'], kg: 185, weight: '185' },
  { seed: 7263, goods: [], kg: null, weight: '' },
], ({ seed, goods, kg, weight }) => ({
  expectedKg: kg,
  paper: { size: 'A5' },
  draw(sheet) {
    const { client, siteStreet, siteTown, number, day, plate } = parties(seed)
    const filled = goods.length > 0
    const ink = { face: 'hand', size: 18, color: '#1a3a8f' } as const
    const text = { face: 'sans', size: 9.5 } as const
    sheet.write('Camionnage du Modèle', 210, 30, { face: 'serifBold', size: 18, align: 'center' })
    sheet.write('Livraisons de chantiers – 84120 PERTUIS', 210, 54, { ...text, align: 'center' })
    sheet.write('BON DE TRANSPORT', 40, 84, { face: 'sansBold', size: 12 })
    sheet.write(`N° ${number.slice(0, 4)}`, 380, 84, { face: 'sansBold', size: 12, align: 'right', color: '#b00' })
    const rows = [['Date', day], ['Chargé chez', 'Dépôt Exemple'], ['Livré à', client], ['Adresse', `${siteStreet}`], ['Ville', siteTown], ['Camion', plate]]
    rows.forEach(([caption, value], at) => {
      const y = 116 + at * 26
      sheet.write(caption!, 40, y, text)
      sheet.rule(110, y + 12, 380, y + 12, 0.5, '#777', 1)
      if (filled) sheet.write(value!, 116, y - 6, ink)
    })
    sheet.box(40, 276, 340, 100)
    sheet.write('Marchandise', 46, 281, text)
    goods.forEach((words, at) => sheet.write(words, 60, 298 + at * 24, ink))
    sheet.box(40, 376, 170, 34)
    sheet.box(210, 376, 170, 34)
    sheet.write('Poids total :', 46, 387, text)
    sheet.write('kg', 194, 387, text)
    sheet.write(weight, 186, 381, { ...ink, size: 20, align: 'right' })
    sheet.write('Heures d’attente :', 216, 387, text)
    sheet.write('Signature du destinataire', 40, 430, text)
    sheet.box(40, 446, 340, 70)
    if (filled) sheet.write('Reçu OK', 80, 466, { ...ink, size: 22 })
    sheet.write('Charge utile du véhicule : 9,5 t – Assurance marchandises transportées', 210, 540, { size: 7.5, align: 'center' })
  },
}))
