import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { cols, facts, windowHead } from './shore-print.ts'

type Board = readonly [words: string, pieces: number, each: string, cubic: number, density: number]

const variants: readonly { readonly seed: number; readonly boards: readonly Board[] }[] = [
  { seed: 11517, boards: [['Avivé chêne PEFC 27 mm – 1er choix', 18, '3,00 × 0,18', 0.262, 720], ['Contreplaqué okoumé 15 mm', 12, '2,50 × 1,22', 0.549, 480], ['Tasseau pin 27 × 27', 60, '2,40', 0.105, 510]] },
  { seed: 11518, boards: [['Mélèze bardage 21 × 132 claire-voie', 140, '3,90', 1.513, 590], ['Lambourde pin traité 45 × 70', 64, '4,00', 0.806, 540], ['MDF 22 mm standard', 10, '2,44 × 1,22', 0.655, 750], ['Lamellé-collé épicéa 80 × 200', 6, '6,00', 0.576, 460]] },
]

/** A timber and panel merchant: pieces and cubage by line, a case with volume and estimated kilos. */
export const timberPanelsCubage = layout('timber-panels-cubage-shore', variants, ({ seed, boards }) => {
  const cubic = boards.reduce((sum, board) => sum + board[3], 0)
  const kg = Math.round(boards.reduce((sum, [, , , volume, density]) => sum + volume * density, 0))
  return {
    expectedKg: kg,
    draw(sheet) {
      const y = windowHead(sheet, { seed, supplier: 'Bois et Panneaux Modèle', motto: 'Négoce – rabotage – débit', title: 'BON DE LIVRAISON', face: 'slab', bold: 'slabBold', color: '#4a5a1f' })
      const foot = table(sheet, {
        x: 36, y, style: { face: 'slab', size: 9 }, headStyle: { face: 'slabBold', size: 9 }, lines: 'rows', rowHeight: 20,
        columns: cols(['Essence / produit', 250], ['Pièces', 60, 'right'], ['Dim. (m)', 90, 'center'], ['Volume m³', 75, 'right'], ['Humid.', 48, 'center']),
        rows: boards.map(([words, pieces, each, volume]) => [words, String(pieces), each, fr(volume, 3), '12 %']),
      })
      sheet.box(349, foot + 14, 210, 62, '#f3f5ea', '#4a5a1f')
      facts(sheet, [['Volume total', `${fr(cubic, 3)} m³`], ['Nombre de fardeaux', String(boards.length)], ['Poids estimé', `${fr(kg, 0, ' ')} kg`]], 358, foot + 22, 120, { face: 'slab', size: 10 }, 17)
      writtenLines(sheet, ['Bois certifiés : chaîne de contrôle n° EX-000-SPECIMEN', 'Stocker à plat, sous abri ventilé, sur cales.', 'Déchargement : chariot du client (capacité 2,5 t conseillée)'], 36, foot + 22, 14, { face: 'slab', size: 8, color: '#444' })
      sheet.write('Signature du réceptionnaire :', 36, 700, { face: 'slab', size: 9 })
      sheet.rule(170, 711, 400, 711, 0.5, '#555', 2)
    },
  }
})
