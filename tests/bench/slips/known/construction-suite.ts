import { fr } from '../drawing/french-number.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './parties.ts'

const wares: readonly Ware[] = [
  ['', 'Bloc béton creux 20 × 20 × 50', 'u', 17.5, 0],
  ['', 'Bloc d’angle 20 × 20 × 50', 'u', 19, 0],
  ['', 'Planelle béton 5 × 20 × 100', 'u', 22, 0],
  ['', 'Dalle de doublage PSE 10+100', 'u', 31, 0],
  ['', 'Bloc-porte postformé 83 poussant gauche', 'u', 19.5, 0],
  ['', 'Seuil béton 120 cm', 'u', 58, 0],
]

const lots = [['Lot 01', 'GROS ŒUVRE', 0, 3], ['Lot 04', 'PLÂTRERIE – MENUISERIES', 3, 5]] as const

/** A builders' estimating program: the goods by lot of works; the weight of the load in words, when it is known. */
export const constructionSuite = layout('construction-suite', [
  { seed: 7041, take: [[0, 60], [1, 8], [2, 6], [3, 10], [4, 3]] as Take, weighed: true },
  { seed: 7042, take: [[0, 40], [2, 4], [5, 2], [3, 6], [4, 1]] as Take, weighed: true },
  { seed: 7043, take: [[1, 12], [2, 8], [5, 3], [3, 14], [4, 5]] as Take, weighed: false },
], ({ seed, take, weighed }) => {
  const { lines, kg } = consigned(wares, take)
  return {
    expectedKg: weighed ? kg : null,
    draw(sheet) {
      const { client, site, siteStreet, siteTown, number, longDay } = parties(seed)
      sheet.write('EXEMPLE CONSTRUCTION – DÉPÔT', 50, 44, { face: 'narrowBold', size: 18 })
      sheet.write('Parc matériel et matériaux, 8 rue du Spécimen, 35170 BRUZ', 50, 68, { face: 'narrow', size: 10.5 })
      sheet.write(`BORDEREAU DE LIVRAISON DE CHANTIER n° ${number}`, 50, 100, { face: 'narrowBold', size: 14 })
      writtenLines(sheet, [`Bruz, le ${longDay}`, `Affaire : ${site} – ${client}`, `Adresse : ${siteStreet}, ${siteTown}`], 50, 124, 15, { face: 'narrow', size: 11 })
      let y = 186
      for (const [lot, title, from, to] of lots) {
        sheet.box(50, y, 495, 18, '#d9e2ec', '#d9e2ec')
        sheet.write(`${lot} – ${title}`, 56, y + 3, { face: 'narrowBold', size: 11 })
        y += 24
        lines.slice(from, to).forEach((line, at) => {
          sheet.write(`${lot.slice(-1)}.${at + 1}`, 56, y, { face: 'narrow', size: 10.5 })
          sheet.write(line.words, 96, y, { face: 'narrow', size: 10.5 })
          sheet.write(`${fr(line.count, 2)} ${line.unit}`, 535, y, { face: 'narrow', size: 10.5, align: 'right' })
          y += 17
        })
        y += 8
      }
      sheet.rule(50, y, 545, y)
      if (weighed) sheet.write(`Poids total du chargement (kg) : ${fr(kg, kg % 1 === 0 ? 0 : 1, ' ')}`, 50, y + 12, { face: 'narrowBold', size: 12 })
      sheet.write('Moyen de levage demandé :  grue auxiliaire – accès 19 t maxi', 50, y + 32, { face: 'narrow', size: 10.5 })
      sheet.write('Le chef de dépôt', 60, y + 80, { face: 'narrow', size: 10.5 })
      sheet.write('Le chef de chantier', 400, y + 80, { face: 'narrow', size: 10.5 })
    },
  }
})
