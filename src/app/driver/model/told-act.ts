import type { ActDraft } from '#adapters/store/driver-store.ts'
import type { DriverOrder } from '#contract/driver/driver-day.ts'
import { actIssue, type ActKind, type DriverAct } from '#rules/run/driver-acts.ts'

/** An act before anything is told of it: the packages that are expected, whom the order names. */
export function blankDraft(kind: ActKind, order: DriverOrder): ActDraft {
  return {
    packages: kind === 'pickup' && order.colis !== null ? String(order.colis) : '',
    goods: '',
    reserves: [],
    words: '',
    isOther: kind === 'delivery' && order.livraison.nom === '',
    otherName: '',
    signs: true,
    signature: [],
    reason: null,
    calledAt: null,
  }
}

/** Who gives or takes the goods: whom the order names, the neighbour who was agreed on, or somebody else. */
export function nameOf(kind: ActKind, draft: ActDraft, { livraison, voisin }: DriverOrder): string {
  if (kind === 'pickup' || draft.isOther) return draft.otherName.trim()
  return kind === 'neighbour' ? voisin : livraison.nom
}

/** The act that is told so far; else what it lacks, in French. `photos`: how many. */
export function toldAct(kind: ActKind, draft: ActDraft, order: DriverOrder, photos: number): DriverAct | string {
  const act = actOf(kind, draft, order, photos)
  if (act === null) return 'Dis pourquoi.'
  return actIssue(act, { goods: order.nature, packages: order.colis }) ?? act
}

function actOf(kind: ActKind, draft: ActDraft, order: DriverOrder, photos: number): DriverAct | null {
  const { reserves, reason, calledAt } = draft
  const words = draft.words.trim()
  const name = nameOf(kind, draft, order)
  const { signature, unsigned } = draft.signs
    ? { signature: draft.signature, unsigned: null }
    : { signature: [], unsigned: draft.unsigned ?? null }
  switch (kind) {
    case 'pickup':
      return {
        kind,
        packages: packagesIn(draft.packages),
        goods: order.nature === '' ? draft.goods.trim() : '',
        reserves,
        words,
        name,
        signature,
        photos,
      }
    case 'attempt':
      return reason && { kind, reason, words, calledAt, photos }
    default:
      return { kind, reserves, words, name, signature, unsigned, photos }
  }
}

/** A number of packages from 1 to 9,999, as typed; null: none. */
function packagesIn(text: string): number | null {
  return /^\s*[1-9]\d{0,3}\s*$/.test(text) ? Number(text) : null
}
