/**
 * What the buyer's own books call an order, its building site, and what is delivered, where they are said: « Référence »,
 * « Chantier », « Marchandise » : 'Plaques de plâtre, 3 colis'.
 */
export function referenceRows({
  reference,
  site,
  goods,
  packages,
}: Referenced): (readonly [label: string, value: string])[] {
  const rows = [
    ['Référence', reference],
    ['Chantier', site],
    ['Marchandise', [goods, packages && `${packages} colis`].filter(Boolean).join(', ')],
  ] as const
  return rows.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
}

interface Referenced {
  readonly reference?: string
  readonly site?: string
  readonly goods?: string
  readonly packages?: string | number | null
}
