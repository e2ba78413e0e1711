import type { Sheet } from '../drawing/sheet.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { desk, type Desk, type Trade } from './lowland-desk.ts'
import { figure } from './lowland-print.ts'

interface Goods { readonly count: number; readonly pack: string; readonly words: string; readonly kg: number; readonly m3: number }
interface Variant { readonly seed: number; readonly trade: Trade; readonly goods: readonly Goods[]; readonly copies: readonly string[] }

const variants: readonly Variant[] = [
  {
    seed: 9601, trade: 'joinery', copies: ['1 – Exemplaire expéditeur'],
    goods: [{ count: 2, pack: 'Chevalets', words: 'Menuiseries aluminium', kg: 640, m3: 5.2 }, { count: 1, pack: 'Palette', words: 'Volets et coulisses', kg: 185, m3: 1.4 }, { count: 3, pack: 'Colis', words: 'Quincaillerie', kg: 42, m3: 0.15 }],
  },
  {
    seed: 9602, trade: 'roof', copies: ['2 – Exemplaire destinataire', '3 – Exemplaire transporteur'],
    goods: [{ count: 6, pack: 'Palettes', words: 'Tuiles terre cuite', kg: 6240, m3: 7.1 }, { count: 1, pack: 'Palette', words: 'Accessoires faîtage', kg: 415, m3: 0.9 }],
  },
]

/** A haulier's national letter, one page for each copy, the same figures on every one. */
export const nationalLetterCopies = layout('national-letter-copies-lowland', variants, ({ seed, trade, goods, copies }) => {
  const who = desk(seed, trade)
  const kg = goods.reduce((sum, lot) => sum + lot.kg, 0)
  return {
    expectedKg: kg,
    draw(sheet) {
      copies.forEach((copy, at) => {
        if (at > 0) sheet.nextPage()
        letter(sheet, who, goods, kg, copy)
      })
    },
  }
})

function letter(sheet: Sheet, who: Desk, goods: readonly Goods[], kg: number, copy: string): void {
  sheet.box(28, 26, 539, 40, '#f1f1f1')
  sheet.write('LETTRE DE VOITURE NATIONALE', 38, 38, { face: 'serifBold', size: 15 })
  sheet.write(`N° LV ${who.slip}`, 557, 33, { face: 'serifBold', size: 12, align: 'right' })
  sheet.write(copy, 557, 50, { face: 'serif', size: 8.5, align: 'right' })
  const cells = [
    ['Donneur d’ordre / Expéditeur', who.supplier, who.street, who.town, who.phone],
    ['Transporteur', 'Exemple Fret Routier', 'Zone du Modèle', '13340 ROGNAC', 'Licence 2026/93/0000000'],
    ['Lieu et date de prise en charge', who.town, `Le ${who.date}`, 'Arrivée 07 h 10 – Départ 07 h 55', ''],
    ['Destinataire – lieu de livraison', who.client, who.site, who.siteStreet, who.siteTown],
  ] as const
  cells.forEach((words, at) => {
    const x = 28 + (at % 2) * 269.5
    const y = 74 + Math.floor(at / 2) * 88
    sheet.box(x, y, 269.5, 88)
    writtenLines(sheet, words, x + 6, y + 6, 15.5, { face: 'serif', size: 10 }, { face: 'serif', size: 8, color: '#555' })
  })
  const under = table(sheet, {
    x: 28, y: 262, lines: 'grid', style: { face: 'serif', size: 10 }, headStyle: { face: 'serifBold', size: 9 }, headFill: '#f1f1f1', rowHeight: 22, headHeight: 28, downTo: 470,
    columns: [{ title: 'Nombre', width: 55, align: 'center' }, { title: 'Emballage', width: 90 }, { title: 'Nature de la marchandise', width: 224 }, { title: 'Poids brut\n(kg)', width: 85, align: 'right' }, { title: 'Volume\n(m3)', width: 85, align: 'right' }],
    rows: goods.map((lot) => [String(lot.count), lot.pack, lot.words, figure(lot.kg, 0, 'blank'), figure(lot.m3, 2)]),
  })
  sheet.box(28, under, 539, 24, '#f1f1f1')
  sheet.write(String(goods.reduce((sum, lot) => sum + lot.count, 0)), 55.5, under + 7, { face: 'serifBold', size: 10.5, align: 'center' })
  sheet.write('TOTAL', 87, under + 7, { face: 'serifBold', size: 10.5 })
  sheet.write(figure(kg, 0, 'blank'), 478, under + 7, { face: 'serifBold', size: 10.5, align: 'right' })
  sheet.write(figure(goods.reduce((sum, lot) => sum + lot.m3, 0), 2), 563, under + 7, { face: 'serifBold', size: 10.5, align: 'right' })
  writtenLines(sheet, ['Instructions : livraison avec chariot embarqué, prévenir 1 h avant.', 'Véhicule : porteur 19 t, PTAC 19 000 kg, CU 9 500 kg – Immatriculation AA-000-AA', 'Frais de transport : port payé.'], 34, under + 36, 16, { face: 'serif', size: 9.5 })
  ;['Expéditeur', 'Conducteur', 'Destinataire'].forEach((words, at) => {
    sheet.box(28 + at * 179.7, under + 96, 179.6, 84)
    sheet.write(`Signature – ${words}`, 34 + at * 179.7, under + 101, { face: 'serif', size: 8.5 })
  })
}
