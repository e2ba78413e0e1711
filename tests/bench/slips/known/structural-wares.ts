import type { Ware } from './consigned.ts'

/** Invented goods of masonry: blocks, binders, irons. */
export const masonryWares: readonly Ware[] = [
  ['BC2050', 'Bloc béton creux 20 × 20 × 50 B40', 'U', 17.8, 1.45],
  ['CEM35', 'Ciment CEM II/B 32,5 R sac 35 kg', 'SAC', 35, 9.2],
  ['NHL25', 'Chaux NHL 3,5 sac de 25 kg', 'SAC', 25, 11.9],
  ['LIN120', 'Linteau précontraint 10 × 20 – 1,20 m', 'U', 46, 14.2],
  ['ST25C', 'Treillis soudé ST25C 6,00 × 2,40 m', 'U', 43.5, 61],
  ['HA10', 'Fer à béton HA10 barre de 6 m', 'BAR', 3.7, 5.6],
  ['SAB04', 'Sable lavé 0/4 en big bag', 'BB', 1050, 72],
  ['HOU16', 'Entrevous béton 16 × 20 × 53', 'U', 15.9, 2.2],
  ['REG50', 'Regard béton 50 × 50 sans fond', 'U', 98, 34],
  ['ARA20', 'Bande d’arase 20 cm × 20 m', 'RLX', 7.4, 18.5],
  ['BORT2', 'Bordure T2 béton classe U 1,00 m', 'U', 88, 9.7],
  ['SEM35', 'Semelle filante 15 × 35 barre 6 m', 'BAR', 15.6, 21.4],
  ['CHA15', 'Chaînage 4 HA10 15 × 15 – 6 m', 'BAR', 17.1, 23.3],
  ['MUR25', 'Mortier de montage sac 25 kg', 'SAC', 25, 7.95],
  ['PVC100', 'Tube PVC CR4 Ø 100 – 3 m', 'U', 4.9, 11.2],
  ['DRA50', 'Drain agricole Ø 100 couronne 50 m', 'CRN', 23.5, 64],
  ['DEL8', 'Delta protection soubassement 20 × 1,5 m', 'RLX', 19.2, 79],
  ['APP60', 'Appui de fenêtre 28 × 98 ton pierre', 'U', 34.5, 27.6],
  ['PLA16', 'Planelle isolée 16 cm – 0,60 m', 'U', 5.2, 6.1],
  ['HYD5', 'Hydrofuge de masse bidon 5 L', 'BID', 5.4, 16.9],
]

/** Invented goods of roofing. */
export const roofingWares: readonly Ware[] = [
  ['TMR14', 'Tuile grand moule rouge nuancé', 'U', 3.4, 1.52],
  ['TCA50', 'Tuile canal 50 cm vieillie', 'U', 2.25, 1.14],
  ['FAI40', 'Faîtière demi-ronde 40 cm', 'U', 3.1, 8.9],
  ['RIV10', 'Rive universelle droite', 'U', 4.6, 14.3],
  ['LIT27', 'Liteau sapin 27 × 40 traité – botte de 10 × 4 m', 'BOT', 21.5, 29],
  ['ECR75', 'Écran sous-toiture HPV 75 m²', 'RLX', 11.2, 118],
  ['ZN065', 'Feuille zinc 0,65 – 1,00 × 2,00 m', 'U', 9.36, 74],
  ['GOU25', 'Gouttière zinc demi-ronde 25 – 4 m', 'U', 4.8, 39.5],
  ['CLO08', 'Closoir ventilé rouleau 5 m', 'RLX', 1.9, 26.4],
  ['ARD32', 'Ardoise 32 × 22 – cent', 'CENT', 42, 96],
  ['CRO90', 'Crochet inox 90 – boîte de 500', 'BTE', 3.2, 31],
  ['PLB40', 'Plaque fibres-ciment 5 ondes 1,52 m', 'U', 22.8, 25.7],
]

/** Invented goods of timber. */
export const timberWares: readonly Ware[] = [
  ['CHE68', 'Chevron épicéa 60 × 80 – 5 m C24', 'U', 11.3, 17.2],
  ['BAS65', 'Bastaing 65 × 175 – 4 m C24', 'U', 21.4, 31.6],
  ['MAD75', 'Madrier 75 × 225 – 5 m C24', 'U', 39.7, 58],
  ['VOL18', 'Volige 18 × 105 – 2,50 m', 'U', 2.2, 3.3],
  ['OSB18', 'OSB3 18 mm 2500 × 1250 rainé', 'U', 34.9, 36.8],
  ['CTP22', 'Dalle de plancher CTBH 22 mm 2050 × 925', 'U', 29.6, 27.5],
  ['LCO63', 'Lamellé-collé GL24h 63 × 200 – 6 m', 'U', 35.2, 112],
  ['FIB40', 'Panneau fibre de bois 40 mm rainuré', 'U', 11.8, 19.4],
  ['SAB51', 'Sabot 51 × 135 galvanisé', 'U', 0.46, 2.1],
  ['VIS620', 'Vis charpente 6 × 200 – boîte de 100', 'BTE', 3.9, 33],
]

/** Invented hired gear: shores, decks, formwork. */
export const hiredWares: readonly Ware[] = [
  ['ETA30', 'Étai acier 1,75 – 3,00 m', 'U', 12.4, 28],
  ['ETA40', 'Étai acier 2,20 – 4,00 m', 'U', 16.9, 36],
  ['TRI01', 'Trépied d’étai repliable', 'U', 10.2, 41],
  ['FOU16', 'Fourche quatre branches H20', 'U', 3.3, 12],
  ['H2039', 'Poutrelle bois H20 – 3,90 m', 'U', 18.7, 49],
  ['PLY27', 'Peau coffrante 27 mm 2000 × 500', 'U', 13.6, 33],
  ['BAN28', 'Panneau de banche 2,80 × 1,20 m', 'U', 312, 2150],
  ['STA28', 'Stabilisateur de banche 2,80 m', 'U', 46.5, 310],
  ['GAR15', 'Garde-corps provisoire 1,50 m', 'U', 9.1, 44],
  ['POT10', 'Potelet de rive à serrer', 'U', 6.8, 37],
  ['CAI12', 'Bac de manutention grillagé', 'U', 74, 265],
]
