import type { Ware } from './consigned.ts'

/** Shell and masonry. */
export const shellWares: readonly Ware[] = [
  ['104512', 'Bloc béton creux B40 20x20x50', 'U', 17.5, 1.58],
  ['104530', 'Bloc à bancher 20x20x50', 'U', 19, 2.74],
  ['110207', 'Ciment CEM II/B 32,5 R sac 35 kg', 'SAC', 35, 9.9],
  ['110240', 'Chaux hydraulique NHL 3,5 sac 25 kg', 'SAC', 25, 12.6],
  ['118802', 'Mortier prêt à l’emploi 25 kg', 'SAC', 25, 6.95],
  ['121001', 'Treillis soudé ST10 2,40 x 3,60', 'U', 10.4, 21.5],
  ['121025', 'Semelle filante SF35 6 m', 'U', 14.6, 17.8],
  ['121306', 'Fer à béton HA10 barre 6 m', 'BAR', 3.7, 6.1],
  ['130418', 'Hourdis béton 16 cm', 'U', 15.8, 2.3],
  ['133320', 'Poutrelle 133 3,20 m', 'U', 52, 31.4],
  ['140122', 'Linteau précontraint 1,60 m', 'U', 34, 19.9],
  ['152210', 'Appui de fenêtre 1,30 m gris', 'U', 61, 42],
  ['160044', 'Polyane 200 microns 6 x 25 m', 'RL', 27.6, 68],
  ['170310', 'Regard béton 30x30 fond plein', 'U', 38, 17.2],
]

/** Dry lining and insulation. */
export const liningWares: readonly Ware[] = [
  ['BA13-250', 'Plaque BA13 standard 2,50 x 1,20', 'PL', 25.2, 8.4],
  ['BA13H-250', 'Plaque BA13 hydrofuge 2,50 x 1,20', 'PL', 27.6, 13.9],
  ['BA18-300', 'Plaque BA18 3,00 x 1,20', 'PL', 46.8, 22.4],
  ['R48-3', 'Rail 48 longueur 3,00 m', 'U', 1.35, 3.2],
  ['M48-25', 'Montant 48/35 longueur 2,50 m', 'U', 1.75, 3.9],
  ['F530-53', 'Fourrure F530 longueur 5,30 m', 'U', 2.9, 5.4],
  ['LV120', 'Laine de verre 120 mm R 3,75', 'RL', 8.4, 41],
  ['DOUB100', 'Doublage 10+100 2,50 x 1,20', 'PL', 28.9, 31.7],
  ['ENJ25', 'Enduit joint prise 4 h sac 25 kg', 'SAC', 25, 21.3],
  ['MAP25', 'Mortier adhésif sac 25 kg', 'SAC', 25, 8.8],
  ['BJ150', 'Bande à joint 150 m', 'RL', 0.9, 6.2],
  ['VP25', 'Vis plaque 3,5 x 25 boîte 1000', 'BTE', 1.5, 11.9],
]

/** Roofing and rainwater. */
export const roofWares: readonly Ware[] = [
  ['TU-OM10', 'Tuile mécanique omega 10 rouge', 'U', 4.5, 1.92],
  ['TU-FAI', 'Faîtière ronde à emboîtement rouge', 'U', 3.8, 9.4],
  ['TU-RIV', 'Tuile de rive à rabat gauche', 'U', 5.2, 12.7],
  ['LIT2738', 'Liteau sapin traité 27 x 38 (botte 10)', 'BOT', 18.5, 27],
  ['ECR-HPV', 'Écran sous-toiture HPV 1,50 x 50 m', 'RL', 12.3, 79],
  ['ZN-G25', 'Gouttière zinc dév. 25 – 4 m', 'U', 5.3, 48],
  ['ZN-DEP80', 'Descente zinc diam. 80 – 2 m', 'U', 2.6, 22.5],
  ['ARD-3222', 'Ardoise naturelle 32 x 22', 'U', 0.52, 0.98],
  ['CRO-INOX', 'Crochet inox 10 cm boîte de 500', 'BTE', 3.4, 41],
  ['FEN-78', 'Fenêtre de toit 78 x 98', 'U', 36, 312],
  ['BAC-63', 'Bac acier 63/100 – 4,00 m', 'U', 26.4, 71],
]

/** Plumbing, heating, bathrooms. */
export const plumbingWares: readonly Ware[] = [
  ['CE150V', 'Chauffe-eau blindé 150 L vertical', 'P', 41, 329],
  ['WC-PACK', 'Pack WC sortie horizontale blanc', 'P', 33.5, 189],
  ['REC8080', 'Receveur 80 x 80 blanc', 'P', 21.8, 142],
  ['MEU80', 'Meuble vasque 80 cm chêne', 'P', 46.2, 418],
  ['RAD-22-900', 'Radiateur acier T22 600 x 900', 'P', 30.6, 176],
  ['MULT16', 'Tube multicouche 16 couronne 100 m', 'C', 11.2, 98],
  ['PVC40', 'Tube PVC évacuation 40 – 4 m', 'B', 1.9, 7.4],
  ['CU14', 'Tube cuivre écroui 14 x 16 – 5 m', 'B', 2.1, 39],
  ['MIT-DOU', 'Mitigeur de douche thermostatique', 'P', 1.6, 124],
  ['BATI', 'Bâti-support autoportant', 'P', 14.9, 205],
  ['VMC-K', 'Kit VMC simple flux hygro B', 'P', 5.7, 219],
  ['COLL4', 'Collecteur 4 départs', 'P', 0.9, 31],
]

/** Electrical. */
export const electricWares: readonly Ware[] = [
  ['3G25-100', 'Câble R2V 3G2,5 à la coupe', 'M', 0.15, 1.12],
  ['ICTA20', 'Gaine ICTA 20 tire-fil', 'M', 0.08, 0.41],
  ['TAB-3R', 'Coffret 3 rangées 39 modules', 'PC', 2.6, 58],
  ['DIS20', 'Disjoncteur 1P+N 20 A', 'PC', 0.11, 7.9],
  ['ID40', 'Interrupteur différentiel 40 A 30 mA', 'PC', 0.29, 61],
  ['PRI-B', 'Prise 2P+T blanche complète', 'PC', 0.09, 4.8],
  ['SPOT', 'Spot LED encastré 7 W', 'PC', 0.21, 9.9],
  ['BOI67', 'Boîte placo diam. 67 prof. 40', 'PC', 0.05, 0.92],
  ['CHE-95', 'Chemin de câbles 95 x 48 – 3 m', 'ML', 1.05, 8.3],
]

/** Tiles and what lays them; one unit is one box or one sack. */
export const tileWares: readonly Ware[] = [
  ['GC6060', 'Grès cérame 60x60 gris (1,08 m²)', 'CRT', 23.8, 26.9],
  ['GC2012', 'Imitation bois 20x120 chêne (1,20 m²)', 'CRT', 25.1, 34.8],
  ['FA2550', 'Faïence 25x50 blanc mat (1,25 m²)', 'CRT', 18.4, 19.5],
  ['PL60', 'Plinthe 8x60 gris (boîte 10 p.)', 'BTE', 9.6, 28],
  ['MC-S1', 'Mortier-colle C2S1 sac 25 kg', 'SAC', 25, 24.5],
  ['JOI5', 'Joint gris perle sac 5 kg', 'SAC', 5, 11.8],
  ['PRIM5', 'Primaire d’accrochage bidon 5 L', 'BID', 5.6, 39],
  ['RAG25', 'Ragréage fibré P3 sac 25 kg', 'SAC', 25, 19.9],
  ['NATTE', 'Natte de désolidarisation 15 m²', 'RL', 10.2, 112],
]

/** Outdoor works and drainage. */
export const outdoorWares: readonly Ware[] = [
  ['BORD-P1', 'Bordure P1 1 m gris', 'U', 26, 4.3],
  ['BORD-T2', 'Bordure T2 1 m classe U', 'U', 88, 9.8],
  ['PVC-CR8-100', 'Tube PVC CR8 diam. 100 – 3 m', 'U', 5.4, 16.2],
  ['PVC-CR8-160', 'Tube PVC CR8 diam. 160 – 3 m', 'U', 11.6, 33.5],
  ['DRAIN', 'Drain agricole diam. 100 couronne 50 m', 'CR', 21, 74],
  ['GEOT', 'Géotextile 2 x 50 m', 'RL', 14, 59],
  ['PAVE-1015', 'Pavé béton 10x15x6 gris', 'M2', 132, 21.4],
  ['DAL-5050', 'Dalle gravillonnée 50x50x4', 'U', 22.5, 7.9],
  ['CANI', 'Caniveau béton polymère 1 m', 'U', 14.2, 39],
  ['TAMP', 'Tampon fonte C250 50x50', 'U', 31, 96],
]
