/** What a word of a slip may speak of. */
export type Concept = keyof typeof vocabulary

const vocabulary = {
  weight:
    'poids poid pds weight wt tonnage peso gewicht gesamtgewicht bruttogewicht brutogewicht nettogewicht totaalgewicht',
  load: 'charge chargement masse pese pesent pesant',
  total: 'pt total totalite totaux totale totales totals tot ttl somme gesamt',
  general: 'general generale generaux gal global globale final grand ensemble',
  gross: 'gw pbt ptb brut bruts brute br pb gross lordo brutto bruto',
  net: 'nw net nets nette pn netto neto',
  tare: 'tare tares vide tara',
  kg: 'kg kgs kilo kilos kilogramme kilogrammes',
  tonne: 't tonne tonnes quintal quintaux',
  perUnit:
    'unitaire unitaires unit unite unites un u pu par piece pieces pce each sac metre lineique chaque chacun chacune',
  capacity:
    'ptac ptra ptr max maxi maximum maximal maximale utile autorise autorisee admissible limite roulant cmu partir superieur superieure inferieur inferieure dela jusqua dessus dessous plus moins minimum mini seuil tranche forfait capacite resistance rupture exploitation',
  volumetric: 'taxable taxe taxee volumetrique volumique chargeable tassabile',
  carry: 'report reports reporte reportee reportes reporter precedent precedente',
  partial: 'sous partiel partielle intermediaire page soustotal stotal niveau niveaux etage etages',
  running: 'cumul cumule cumulee',
  ordered: 'commande commandee commandes cde',
  delivered: 'prepare preparee prepares preparees delivre delivree delivres livre livree livres livrees delivered',
  remaining: 'reste restant restante reliquat solde deja',
  money:
    'prix montant eur euro euros € ht ttc tva remise tarif puht supplement frais payer regler px valeur escompte ecotaxe port price amount',
  count:
    'qte qtes qt quantite quantites qty nb nbre nombre colis palette palettes pal um sacs pcs cartons rouleaux quantity lignes colli',
  measure:
    'volume vol surface m2 m3 m² m³ ml litres longueur largeur hauteur epaisseur cubage metrage distance duree densite',
  item: 'designation designations denomination intitule libelle article articles reference references ref description produit produits code descriptif item',
  weighing: 'pesee pesees bascule pesage',
  vehicle: 'camion camions vehicule vehicules immatriculation immat remorque tracteur porteur plateau chariot',
  identity: 'tel telephone fax siret siren date numero client rcs ape naf cedex capital',
  filler:
    'a au aux in ce cet cette d de des du l la le les en est sont et of the bon bl bordereau livraison expedition expedie expediee envoi marchandise marchandises ' +
    'materiaux theorique theoriques estime estimee estimatif approximatif approx environ env indicatif calcule reel reelle declare transporte soit ligne emballe emballee emballes compris',
} as const

/** Every word with its concepts' first: 'brut' → 'gross'. */
export const concepts: ReadonlyMap<string, Concept> = new Map(
  (Object.entries(vocabulary) as [Concept, string][])
    .toReversed()
    .flatMap(([concept, words]) => words.split(' ').map((word) => [word, concept])),
)
