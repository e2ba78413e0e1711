import type { Piece } from './pieces.ts'

/**
 * What a label announces: where the goods go, who gets them, a name or a telephone there, the slip's own number, an
 * order's; or something that is none of the customer's.
 */
export type LabelKind =
  'delivery' | 'site' | 'client' | 'contact' | 'phone' | 'slip number' | 'bare number' | 'order number' | 'other'

/** A piece that begins with a label. `value`: what follows in the same piece, '' for nothing. */
export interface Labelled {
  readonly kind: LabelKind
  readonly piece: Piece
  readonly value: string
}

/** The label that a piece begins with, or null: 'Livré à : SARL Exemple' → delivery, 'SARL Exemple'. */
export function labelOf(piece: Piece): Labelled | null {
  const start = /^(?:[([*#•·.-]+ *)?(?:\d{1,2} *[.)]? +(?=\p{L}))?/u.exec(piece.plain)?.[0].length ?? 0
  const plain = piece.plain.slice(start)
  for (const [kind, label] of labels) {
    const found = label.exec(plain)
    if (found === null) continue
    const rest = plain.slice(found[0].length)
    const gap = afterLabel.exec(rest)?.[0] ?? ''
    const value = piece.text.slice(start + found[0].length + gap.length).trim()
    // A label is the whole piece, or something parts it from what follows.
    if (value !== '' && !/[:./)\-–]/.test(gap) && !open.has(kind)) continue
    return { kind, piece, value }
  }
  return null
}

/** The same in English, what is asked for in brackets, and what parts it from its value. */
const afterLabel =
  /^(?: *\/ *(?:sender|consignee|to|place of delivery[^:]*|deliver(?:y)? (?:to|address)|chantier|site|ship to)(?![a-z]))?(?: *\([^)]*\))?(?: *(?:[:=]|\.{2,}|…+|-(?= )))*[ .]*/

/** A number, a name or a telephone stands right behind. */
const open: ReadonlySet<LabelKind> = new Set([
  'slip number',
  'bare number',
  'order number',
  'phone',
  'contact',
  'other',
])

const words = (pattern: string) => new RegExp(`^(?:${pattern})(?![a-z])`)
const paper = '(?:bon|bordereau|recepisse|ticket|lettre|ordre|fiche|feuille|note|avis|bulletin|bl|b\\.? ?l\\.?)'
/** What may stand between a paper's name and its number: 'Bon de livraison de béton prêt à l’emploi n°'. */
const kindOfPaper =
  "(?: (?:de|d'|du|des|la|le|l'|a|et|ou|en|-|/|livraison|remise|expedition|expediee?|enlevement|transport|chargement|voiture|sortie|depart|mise|disposition|materiels?|loue|pesee|preparation|preparations|reprise|retour|coulage|valorise|chiffre|bpe|b\\.p\\.e\\.|beton|bl|bon|bordereau|plancher|aciers|d'aciers|d'expedition|d'enlevement|client|chantier|menuiseries|atelier|partielle|comptoir|cubage|nationale|internationale|cmr|depot|entrepot|d'entrepot))*"

const labels: readonly (readonly [LabelKind, RegExp])[] = [
  [
    'other',
    words(
      "expediteur|exp\\.|sender|fournisseur|vendeur|transporteur|transport|carrier|chauffeur|livreur|conducteur|chargeur|chargement|lieu de chargement|enlevement|depart|agence|depot|emetteur|adresse d[e']? ?(?:facturation|enlevement|depart|expedition|retour|siege)|factur\\w* (?:a|par)|facturation|siege|vehicule|facture|banque|iban|donneur d'ordres?|par ordre de|commercial|suivi|prepare(?:e)? par|emis par|edite|imprimerie|imprime",
    ),
  ],
  [
    'other',
    words(
      'date|desi\\w*|article|code|quantite|qte|produit|libelle|poids|total|colis|palettes?|observations?|instructions?|commentaires?|reserves|signature|cachet|horaires?|creneau|heure|mode|conditions?|nature|marchandises?|materiels?|materiaux|transport|port|repere|etage|acces|page|tournee|volume|reference|pos|lig|compte|tva|siret|siren|email|e-mail|mail|fax|web',
    ),
  ],
  [
    'delivery',
    words(
      "adresse(?: de| du| d')?(?: la)? ?(?:livraison|chantier|destinataire|destination)|lieu (?:prevu )?(?:pour|de|d') ?(?:la )?(?:livraison|destination|utilisation)|livre(?:e|s|es)?(?: a| chez|(?= *:))|a livrer(?: a| chez)?|livrer (?:a|chez)|livraison (?:a|chez)|destinataires?(?: (?:de la |des? )?marchandises?)?|dest\\.|consignee|ship(?:ped)? to|deliver(?:y)? (?:to|address)|receptionnaires?(?: des? marchandises)?|client livre|point de livraison|livraison(?: directe)?|adresse a|expedier a|expedie(?:e|s)? (?:a|chez)|destination",
    ),
  ],
  ['site', words('(?:nom du |adresse )?chantier|lieu|ville')],
  [
    'contact',
    words(
      "contact(?: (?:sur (?:place|chantier|site)|chantier|client|livraison|site|reception))?|(?:a )?l'attention de|att\\.|attn\\.?|interlocuteur|personne a contacter|responsable chantier",
    ),
  ],
  [
    'phone',
    words(
      '(?:n° (?:de )?)?(?:tel(?:ephone)?|portable|mobile|gsm)(?: (?:client|chantier|destinataire|livraison|contact|portable|mobile))?',
    ),
  ],
  ['client', words('(?:nom du )?client|acheteur|locataire|doit(?: m\\.?)?|commettant|pour(?= *:)|a(?= *:)')],
  [
    'slip number',
    words(
      `(?:(?:n°|numero|num\\.?) ?(?:de |du |d')?(?:livraison|${paper})|${paper}${kindOfPaper}(?: ?(?:n°|no\\.?|numero))?|(?:recepisse|cmr|livraison|expedition)(?: ?(?:n°|no\\.?|numero)))`,
    ),
  ],
  [
    'order number',
    words(
      "(?:v(?:otre|os|/) ?)?(?:(?:n°|numero|ref\\.?|reference)(?: de| d'| du)? ?)?(?:votre |v/)?(?:commande|cde)(?: client| web| magasin)?(?: ?(?:n°|no\\.?|numero))?|v(?:otre|os|/) ?(?:ref\\.?|reference)s?",
    ),
  ],
  ['bare number', words('n°|no\\.?|numero')],
]
