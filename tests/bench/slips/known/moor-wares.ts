import type { Ware } from './consigned.ts'

export const masonryWares: readonly Ware[] = [
  ['CIM425', 'Ciment CEM II/B 42,5 N sac 25 kg', 'SAC', 25, 7.95],
  ['PAR20B', 'Parpaing creux 20x20x50 B40', 'U', 17.5, 1.58],
  ['PARCH', 'Parpaing chaînage 20x20x50', 'U', 18.2, 2.64],
  ['TSPAF', 'Treillis PAF C 3,60 x 2,40 m', 'PAN', 10.4, 21.3],
  ['LINT12', 'Linteau précontraint 1,20 m', 'U', 21.6, 14.2],
  ['MCOL25', 'Mortier-colle flex C2S1 25 kg', 'SAC', 25, 19.8],
  ['CHX35', 'Chaux NHL 3,5 sac 25 kg', 'SAC', 25, 11.2],
  ['REG30', 'Regard béton 30x30 avec tampon', 'U', 42, 24.9],
  ['BET35', 'Béton prêt à gâcher sac 35 kg', 'SAC', 35, 6.85],
  ['ARA10', 'Armature semelle 15x35 – 6 m', 'U', 12.8, 23.6],
  ['SAB35', 'Sable à maçonner 0/4 sac 35 kg', 'SAC', 35, 4.1],
  ['DRA100', 'Drain PVC annelé Ø 100 – 50 m', 'CRN', 19, 58.4],
]

export const plumbingWares: readonly Ware[] = [
  ['420118', 'Receveur acrylique 90x90 blanc', 'PCE', 18.4, 164.2],
  ['610035', 'WC à poser sortie horizontale', 'PCE', 29.6, 189],
  ['611204', 'Bâti-support autoportant H 112', 'PCE', 16.2, 214.5],
  ['330512', 'Chauffe-eau électrique 150 L', 'PCE', 41.5, 342.9],
  ['700218', 'Tube cuivre écroui 14x1 – 5 m', 'BAR', 1.83, 28.4],
  ['700244', 'Tube multicouche 20 – crn 100 m', 'CRN', 14.7, 198],
  ['515020', 'Radiateur acier T22 600x1000', 'PCE', 33.8, 176.3],
  ['880640', 'Coude PVC MF 87° Ø 100', 'PCE', 0.31, 3.9],
  ['881002', 'Tube PVC NF Ø 100 – 4 m', 'PCE', 5.9, 13.6],
  ['902270', 'Vasque à encastrer 56 cm', 'PCE', 9.2, 74],
]

export const electricWares: readonly Ware[] = [
  ['EX2V5B', 'Câble U1000 R2V 3G2,5 tgl 100 m', 'TGL', 18.6, 129],
  ['EX2V1B', 'Câble U1000 R2V 3G1,5 crn 100 m', 'CRN', 12.4, 84.5],
  ['GICTA20', 'Gaine ICTA 3422 Ø 20 – 100 m', 'CRN', 6.7, 27.9],
  ['TAB3R', 'Coffret 3 rangées 39 modules', 'PCE', 3.85, 61.2],
  ['DIF40', 'Inter différentiel 40 A 30 mA', 'PCE', 0.36, 44.1],
  ['DJ16', 'Disjoncteur C16 1P+N', 'PCE', 0.13, 7.4],
  ['CDC60', 'Chemin de câbles 60x200 – 3 m', 'ML', 2.9, 12.1],
  ['LUM60', 'Dalle LED 600x600 36 W', 'PCE', 2.25, 31.6],
  ['CUNU25', 'Cuivre nu 25 mm² – 25 m', 'CRN', 5.6, 66],
]

export const tileWares: readonly Ware[] = [
  ['GC6060', 'Grès cérame 60x60 gris craie (1,44 m²)', 'BTE', 31.7, 33.1],
  ['GC4545', 'Grès cérame 45x45 sable (1,42 m²)', 'BTE', 27.4, 24.6],
  ['FA2050', 'Faïence 20x50 blanc mat (1,50 m²)', 'BTE', 21.2, 22.8],
  ['PL60', 'Plinthe 8x60 gris craie (x16)', 'BTE', 12.6, 41],
  ['COL25', 'Colle C2TE gris 25 kg', 'SAC', 25, 17.4],
  ['JNT5', 'Joint fin gris perle 5 kg', 'SAC', 5, 11.9],
  ['NAT12', 'Natte d’étanchéité rlx 12 m', 'RLX', 8.5, 96],
]

export const timberWares: readonly Ware[] = [
  ['CHV6375', 'Chevron sapin/épicéa 63x75 – 5 m CL2', 'PCE', 11.2, 17.4],
  ['BAST65', 'Bastaing 63x175 – 5 m CL2', 'PCE', 26.1, 38.2],
  ['LIT2738', 'Liteau 27x38 – botte de 10 x 4 m', 'BOT', 20.4, 26.5],
  ['VOL22', 'Volige 18x105 – botte de 10 x 3 m', 'BOT', 28.6, 34],
  ['OSB12', 'Panneau OSB3 12 mm 2500x1250', 'PAN', 24.8, 22.9],
  ['CTBH22', 'Dalle agglo CTB-H 22 mm 2050x925', 'PAN', 31.2, 21.7],
  ['LAMT27', 'Lame terrasse pin 27x145 – 4,20 m', 'PCE', 9.3, 15.9],
  ['CLIN21', 'Clin mélèze 21x132 – 4 m', 'PCE', 6.7, 19.3],
]

export const roofWares: readonly Ware[] = [
  ['TGM10', 'Tuile grand moule rouge flammé', 'U', 4.2, 1.62],
  ['FAI40', 'Faîtière demi-ronde à emboîtement', 'U', 3.4, 9.85],
  ['RIVE', 'Tuile de rive gauche', 'U', 4.6, 12.4],
  ['ECR150', 'Écran sous-toiture HPV 75 m²', 'RLX', 11.5, 148],
  ['ZNC65', 'Zinc naturel 0,65 bobine 500 mm – 30 m', 'BOB', 70.2, 402],
  ['GOU25', 'Gouttière demi-ronde 25 zinc – 4 m', 'U', 5.15, 44.3],
  ['FEN78', 'Fenêtre de toit 78x98', 'U', 33.5, 349],
  ['CRO50', 'Crochet ardoise inox (boîte 500)', 'BTE', 2.6, 58],
  ['ARD32', 'Ardoise 32x22 – caisse de 150', 'CAI', 72, 214],
  ['SOL1', 'Solin aluminium plissé 5 m', 'RLX', 4.1, 52.6],
]

export const steelWares: readonly Ware[] = [
  ['IPE160', 'IPE 160 S275JR – 6 m', 'BAR', 94.8, 121],
  ['HEA120', 'HEA 120 S275JR – 6 m', 'BAR', 119.4, 148],
  ['UPN100', 'UPN 100 S235JR – 6 m', 'BAR', 63.6, 82],
  ['COR50', 'Cornière 50x50x5 – 6 m', 'BAR', 22.6, 31],
  ['TUB40', 'Tube carré 40x40x3 – 6 m', 'BAR', 20.4, 29.4],
  ['TOL3', 'Tôle noire 3 mm 2000x1000', 'FEU', 47.1, 71],
  ['HA14', 'Rond à béton HA14 – 6 m', 'BAR', 7.25, 8.9],
  ['ST25', 'Treillis soudé ST25C 6,00x2,40', 'PAN', 43.6, 54],
]

export const insulationWares: readonly Ware[] = [
  ['LDV200', 'Laine de verre 200 mm R 5 rlx', 'RLX', 13.2, 44.1],
  ['LDR100', 'Laine de roche 100 mm pqt 3,60 m²', 'PQT', 15.8, 51],
  ['BA13', 'Plaque BA13 standard 2500x1200', 'U', 25.2, 8.4],
  ['BA13H', 'Plaque BA13 hydro 2500x1200', 'U', 27.9, 13.1],
  ['DOUB', 'Doublage 13+100 R 3,15 2500x1200', 'U', 34.6, 41.2],
  ['F530', 'Fourrure F530 – botte de 10 x 3 m', 'BOT', 16.5, 27],
  ['R48', 'Rail R48 – botte de 10 x 3 m', 'BOT', 22.1, 33.4],
  ['MAP25', 'Mortier adhésif MAP sac 25 kg', 'SAC', 25, 12.6],
  ['END25', 'Enduit à joint sac 25 kg', 'SAC', 25, 21.3],
]

export const finishWares: readonly Ware[] = [
  ['PEI15', 'Peinture acrylique mate blanc 15 L', 'SEAU', 21.8, 89],
  ['IMP15', 'Impression universelle 15 L', 'SEAU', 22.9, 71],
  ['ENDR', 'Enduit de rebouchage 15 kg', 'SAC', 15, 24.9],
  ['ROUL', 'Manchon antigoutte 180 mm', 'U', 0.09, 5.4],
  ['BACH', 'Bâche de protection 4x5 m', 'U', 0.85, 6.9],
  ['DECA5', 'Décapant gel 5 L', 'BID', 5.6, 42],
]
