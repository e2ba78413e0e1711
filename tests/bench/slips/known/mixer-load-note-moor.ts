import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { moorParties, shipTo } from './moor-parties.ts'
import { addressFrame, pairs } from './moor-print.ts'

const variants = [
  { seed: 14231, metres: 6.5, batch: [['Gravillon 4/20', 6890], ['Sable 0/4', 5180], ['Ciment CEM II/A 42,5', 2080], ['Eau ajoutée', 715], ['Adjuvant plastifiant', 15]] },
  { seed: 14232, metres: 3, batch: [['Gravillon 4/10', 3060], ['Sable 0/4', 2520], ['Ciment CEM II/A 42,5', 1050], ['Eau ajoutée', 366], ['Adjuvant retardateur', 6]] },
  { seed: 14233, metres: 7, batch: [] },
] as const

/** A ready-mix plant's note; only plants with a recorder print what was batched. */
export const mixerLoadNote = layout('mixer-load-note-moor', variants, ({ seed, metres, batch }) => {
  const total = batch.reduce((sum, [, kg]) => sum + kg, 0)
  return {
    expectedKg: batch.length > 0 ? total : null,
    draw(sheet) {
      const face = 'condensed'
      const who = moorParties(seed, ['BÉTONS DU MODÈLE', 'EXEMPLE BÉTON PRÊT'])
      sheet.write(who.sender, 40, 34, { face: 'condensedBold', size: 22, color: '#5b6b2f' })
      sheet.write(`Centrale de ${who.town.slice(6)} – marque NF BPE – ${who.phone}`, 40, 62, { face, size: 10 })
      sheet.write(`BON DE LIVRAISON BÉTON  N° ${who.slip}`, 555, 38, { face: 'condensedBold', size: 14, align: 'right' })
      sheet.rule(40, 80, 555, 80, 2, '#5b6b2f')
      addressFrame(sheet, 'Client – chantier', shipTo(who), [40, 92, 250, 80], { face, bold: 'condensedBold', size: 11 })
      pairs(sheet, [['Date', who.date], ['Heure de fabrication', who.hour], ['Camion', `${who.plate} – toupie 8 m³`], ['Commande', who.order], ['Limite d’emploi', '2 h 00 après gâchage']], 310, 94, 110, 15, { face, size: 11 }, { face: 'condensedBold', size: 11 })
      table(sheet, {
        x: 40, y: 186, lines: 'grid', rowHeight: 22, style: { face, size: 11 }, headStyle: { face: 'condensedBold', size: 11 }, headFill: '#e9eddc',
        columns: [{ title: 'Désignation normalisée NF EN 206/CN', width: 275 }, { title: 'Ce chargement (m³)', width: 90, align: 'right' }, { title: 'Cumul (m³)', width: 75, align: 'right' }, { title: 'Prévu (m³)', width: 75, align: 'right' }],
        rows: [['C25/30 XC4/XF1 S4 Dmax 20 Cl 0,20', fr(metres, 2), fr(metres * 2, 2), fr(metres * 3, 2)]],
      })
      sheet.write('Dosage minimal en liant équivalent : 280 kg/m³.  E/C maximal 0,60.  Ajout d’eau interdit.', 40, 240, { face, size: 10 })
      if (batch.length > 0) batched()
      sheet.flow('Le béton frais est irritant : porter gants et lunettes. Accès chantier : voie carrossable pour véhicule de 32 t. Temps de déchargement compris : 30 min, au-delà facturation par quart d’heure.', 40, 690, 515, { face, size: 9, color: '#555' })
      ;['Arrivée chantier :', 'Fin de vidange :', 'Signature client :'].forEach((words, at) => sheet.write(words, 40 + at * 175, 740, { face, size: 11 }))

      function batched(): void {
        sheet.write('Enregistrement de pesée (kg)', 40, 268, { face: 'condensedBold', size: 11 })
        batch.forEach(([name, kg], at) => {
          sheet.write(name, 60, 288 + at * 15, { face, size: 11 })
          sheet.write(fr(kg, 0, ' '), 280, 288 + at * 15, { face, size: 11, align: 'right' })
        })
        sheet.rule(220, 290 + batch.length * 15, 282, 290 + batch.length * 15)
        sheet.write('Masse totale chargée', 60, 295 + batch.length * 15, { face: 'condensedBold', size: 11 })
        sheet.write(fr(total, 0, ' '), 280, 295 + batch.length * 15, { face: 'condensedBold', size: 11, align: 'right' })
      }
    },
  }
})
