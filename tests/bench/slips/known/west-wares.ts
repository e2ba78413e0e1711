import type { Ware } from './consigned.ts'

// Invented articles by trade: code, words, unit, kg a unit, euros a unit.
export const masonry: readonly Ware[] = [
  ['PB2020', 'Bloc béton creux 20x20x50 B40', 'U', 17.5, 1.45],
  ['PA2020', 'Bloc d’angle 20x20x50', 'U', 18.2, 2.1],
  ['CIM35', 'Ciment CEM II/B 32,5 R sac 35 kg', 'SAC', 35, 9.2],
  ['CHX25', 'Chaux hydraulique NHL 3,5 sac 25 kg', 'SAC', 25, 11.6],
  ['BBSAB', 'Sable 0/4 lavé en big bag', 'BB', 1000, 62],
  ['TSST20', 'Treillis soudé ST20 2,40 x 6,00', 'PAN', 37.6, 41],
  ['LIN160', 'Linteau précontraint 1,60 m', 'U', 33.5, 14.9],
  ['REG40', 'Regard béton 40x40 ht 40', 'U', 62, 27.5],
  ['HYD5', 'Hydrofuge de masse bidon 5 L', 'BID', 5.4, 18.3],
  ['SEM35', 'Semelle filante SF35 6 m', 'U', 11.7, 19.8],
  ['FIC10', 'Acier HA10 barre 6 m', 'BAR', 3.7, 5.4],
  ['ETN25', 'Enduit d’étanchéité bitume seau 25 kg', 'SEA', 26.1, 58],
]

export const tiling: readonly Ware[] = [
  ['GC6060B', 'Grès cérame 60x60 rect. beige mat', 'M2', 21.4, 27.9],
  ['GC3060G', 'Grès cérame 30x60 gris', 'M2', 19.2, 22.4],
  ['FA2520W', 'Faïence 25x40 blanc brillant', 'M2', 14.6, 15.9],
  ['EX6020', 'Dalle extérieure 60x60 ép. 20 mm', 'M2', 45.8, 39.5],
  ['PL0860', 'Plinthe assortie 8x60 beige', 'ML', 1.1, 6.3],
  ['CC2S1', 'Mortier-colle C2 S1 gris', 'SAC', 25, 23.8],
  ['JNT5', 'Joint carrelage gris perle 5 kg', 'SAC', 5, 12.4],
  ['PRIM5', 'Primaire d’accrochage 5 L', 'U', 5.6, 39],
  ['SPEC', 'Natte d’étanchéité rouleau 10 m²', 'RLX', 4.2, 128],
]

export const insulating: readonly Ware[] = [
  ['LDR120', 'Panneau laine de roche 120 mm', 'PQT', 15.8, 46],
  ['LDV200', 'Rouleau laine de verre 200 mm kraft', 'RLX', 12.6, 41],
  ['FDB145', 'Fibre de bois semi-rigide 145 mm', 'PQT', 23.4, 52],
  ['PSE100', 'Polystyrène gris Th32 100 mm', 'PQT', 5.9, 33],
  ['XPS60', 'Polystyrène extrudé 60 mm', 'PQT', 8.8, 48],
  ['PUR80', 'Panneau polyuréthane sol 80 mm', 'PQT', 13.3, 74],
  ['OUA12', 'Ouate de cellulose sac 12,5 kg', 'SAC', 12.5, 15],
  ['BA13', 'Plaque de plâtre BA13 2500x1200', 'U', 23.9, 9.4],
  ['FOU18', 'Fourrure F530 lg 5,30 m', 'U', 3.1, 6.2],
  ['MEM75', 'Membrane hygro-régulante 75 m²', 'RLX', 9.2, 119],
  ['ENDJ25', 'Enduit à joint PR4 sac 25 kg', 'SAC', 25, 19.5],
]

export const painting: readonly Ware[] = [
  ['ACM15', 'Acrylique mat blanc 15 L', 'SEAU', 22.8, 89],
  ['ACV10', 'Velours blanc cassé 10 L', 'SEAU', 14.1, 97],
  ['IMP15', 'Impression universelle 15 L', 'SEAU', 23.6, 74],
  ['FAC15', 'Peinture façade siloxane 15 L ton pierre', 'SEAU', 23.1, 132],
  ['LAQ25', 'Laque satinée glycéro 2,5 L', 'POT', 3.3, 61],
  ['WHT5', 'White spirit bidon 5 L', 'BID', 4.1, 16],
  ['ENDL20', 'Enduit de lissage pâte seau 20 kg', 'SEAU', 20.9, 34],
  ['ENDR15', 'Enduit de rebouchage sac 15 kg', 'SAC', 15, 21],
  ['TDV50', 'Toile de verre 145 g rouleau 50 m²', 'RLX', 8.4, 45],
  ['COL10', 'Colle toile de verre seau 10 kg', 'SEAU', 10.6, 24],
]

export const garden: readonly Ware[] = [
  ['TER40', 'Terreau plantation 40 L', 'SAC', 14, 5.9],
  ['ECO60', 'Écorces de pin 20/40 60 L', 'SAC', 17, 7.4],
  ['GRM20', 'Gravier marbre blanc 8/16 sac', 'SAC', 20, 6.1],
  ['DAL50', 'Dalle pierre reconstituée 50x50', 'U', 21.5, 8.9],
  ['BOR50', 'Bordure rondins 50 cm', 'U', 3.6, 4.8],
  ['CLO173', 'Panneau clôture rigide 1,73x2,50', 'U', 10.4, 29],
  ['POT200', 'Poteau à encoche 2,00 m', 'U', 4.7, 15],
  ['TRAV', 'Traverse paysagère chêne 2,40 m', 'U', 46, 39],
  ['GAZ25', 'Engrais gazon 25 kg', 'SAC', 25, 27],
  ['GEO50', 'Géotextile 110 g rouleau 50 m', 'RLX', 11.2, 44],
]
