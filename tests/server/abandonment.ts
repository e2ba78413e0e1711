import type { Abandonment } from '#contract/abandonment.ts'

/** A form that was left after a minute, not filled in. */
export function anAbandonment(changes: Partial<Abandonment> = {}): Abandonment {
  return {
    id_fournisseur: 12,
    adresse_ramassage: '12 rue des Lilas, 06250 Mougins',
    adresse_livraison: '',
    poids: '-150',
    type_livraison: 'flex',
    prix_calcule_ht: null,
    prix_calcule_ttc: null,
    formulaire_complet: false,
    temps_remplissage_secondes: 61.4,
    raison_abandon: 'quitte_page',
    erreurs_validation: null,
    tentatives_submit: 0,
    ...changes,
  }
}
